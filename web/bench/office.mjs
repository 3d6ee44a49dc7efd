// The real server and the real bots, as processes of their own.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java';
const START_SECONDS = 60;

/** Starts the built server with the launcher's flags and an empty data folder on a free port. */
export async function startOffice() {
  const data = await mkdtemp(join(tmpdir(), 'tilework-page-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const flags = execFileSync('sh', ['-c', '. deploy/launcher/jvm.sh; jvm_flags'], { cwd: root })
    .toString()
    .trim()
    .split(/\s+/);
  const jar = join(root, 'app/target/tilework.jar');
  const child = spawn(java, [...flags, '-jar', jar, '--port', String(port), '--data', data], {
    cwd: root,
    env: { ...process.env, TILEWORK_HOST: '127.0.0.1' },
    stdio: 'ignore',
  });
  const stop = async () => {
    await end(child);
    await rm(data, { recursive: true, force: true });
  };
  await until(() => isReady(url), `the server on ${url} must be ready`, stop);
  return { url, stop };
}

/** Bots in the office at `url`, all in the reception or anywhere; walking is a percentage. Returns when all are in. */
export async function startBots(url, people, walking, where) {
  const bots = [people, '--url', url, '--seconds', 3_600, '--walking', walking].map(String);
  if (where === 'reception') bots.push('--concentrated');
  const jar = join(root, 'bench/target/tilework-bench.jar');
  const child = spawn(java, ['-XX:+UseSerialGC', '-Xmx256m', '-cp', jar, 'tilework.bench.Bots', ...bots], {
    stdio: 'ignore',
  });
  const stop = () => end(child);
  await until(async () => (await peopleIn(url)) >= people, `${people} bots must be in`, stop);
  return { stop };
}

async function isReady(url) {
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  return answer?.ok === true;
}

async function peopleIn(url) {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^tilework_avatars(?:\{.*\})? ([\d.e+]+)/m.exec(metrics)?.[1] ?? 0);
}

async function until(holds, what, giveUp) {
  const limit = Date.now() + START_SECONDS * 1_000;
  while (!(await holds())) {
    if (Date.now() > limit) {
      await giveUp();
      throw new Error(`${what} within ${START_SECONDS} s`);
    }
    await pause(200);
  }
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}
