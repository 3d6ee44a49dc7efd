/** Debian's Chromium, so that nothing is downloaded; the launcher names another one. */
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** How the browser is started. */
export function launchOptions(...more: readonly string[]): { executablePath: string; args: string[] } {
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--enable-unsafe-swiftshader',
      ...more,
    ],
  };
}
