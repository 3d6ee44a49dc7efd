import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');
/** As the launcher starts it. */
const FLAGS = execFileSync('sh', ['-c', '. deploy/launcher/jvm.sh; jvm_flags'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split(/\s+/u);
/** Generous: the machine may be busy building. */
const START_MILLIS = 150_000;

/** Settings as environment. */
export type Settings = Readonly<Record<`TILEWORK_${string}`, string>>;

/** The real server, on a free port, with data of its own that go when it is removed. */
export class Server {
  readonly url: string;
  readonly #port: number;
  readonly #data: string;
  #process: ChildProcess | null = null;
  #output = '';

  readonly #settings: Settings;

  private constructor(port: number, data: string, settings: Settings) {
    this.#port = port;
    this.#data = data;
    this.#settings = settings;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Starts with settings that are not the default. */
  static async start(settings: Settings = {}): Promise<Server> {
    const data = await mkdtemp(join(tmpdir(), 'tilework-e2e-'));
    const server = new Server(await freePort(), data, settings);
    await server.start();
    return server;
  }

  /** Starts on the same data as before: for those who are in, a restart. */
  async start(): Promise<void> {
    const java = process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin', 'java') : 'java';
    const jar = join(root, 'app', 'target', 'tilework.jar');
    const args = [...FLAGS, '-jar', jar, '--port', String(this.#port), '--data', this.#data];
    const env = {
      ...process.env,
      TILEWORK_HOST: '127.0.0.1',
      TILEWORK_LIVEKIT_URL: 'off',
      TILEWORK_OFFICE_NAME: 'Tile House',
      ...this.#settings,
    };
    const child = spawn(java, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (text) => (this.#output += String(text)));
    child.stderr.on('data', (text) => (this.#output += String(text)));
    this.#process = child;
    await this.#ready(child);
  }

  /** Kills the media server that the office runs for itself; the office starts it again. */
  killMediaServer(): void {
    const own = String(this.#process?.pid ?? 0);
    const children = execFileSync('ps', ['-o', 'pid=,comm=', '--ppid', own], { encoding: 'utf8' });
    const found = children.split('\n').find((line) => line.includes('livekit'));
    if (found === undefined) throw new Error('The office runs no media server.');
    process.kill(Number.parseInt(found, 10), 'SIGKILL');
  }

  /** As an operator stops it. */
  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.#data, { recursive: true, force: true });
  }

  async #ready(child: ChildProcess): Promise<void> {
    const limit = Date.now() + START_MILLIS;
    while (Date.now() < limit && child.exitCode === null && child.signalCode === null) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await pause(100);
    }
    await this.stop();
    throw new Error(`The server was not ready within ${START_MILLIS} ms:\n${this.#output}`);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}
