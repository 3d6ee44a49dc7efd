import { execFileSync } from 'node:child_process';

/** What a program says, or null where there is none or it fails. */
export function said(program: string, ...words: readonly string[]): string | null {
  try {
    return execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
}
