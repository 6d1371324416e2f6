// Cold start: from spawning what `npm start` runs (packages and build in place, data folder in place) to a healthy answer; and with a new data folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { goals, keep } from './support/figures.mjs';

const root = join(import.meta.dirname, '..');
const rounds = 5;

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function isHealthy(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function startOnce(data) {
  const port = await freePort();
  const begun = performance.now();
  const env = { ...process.env, PORT: String(port), GOSDS_DATA: data };
  const service = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: 'ignore' });
  while (!(await isHealthy(`http://127.0.0.1:${port}/health`))) {
    if (performance.now() - begun > 60_000) throw new Error('not ready within a minute');
    await sleep(20);
  }
  const ready = performance.now() - begun;
  service.kill('SIGTERM');
  await new Promise((resolve) => service.once('exit', resolve));
  return ready;
}

const data = mkdtempSync(join(tmpdir(), 'gosds-bench-'));
try {
  const first = await startOnce(data);
  const later = [];
  for (let round = 0; round < rounds; round += 1) later.push(await startOnce(data));
  later.sort((a, b) => a - b);
  keep('start.first', first / 1000);
  keep('start.later', later[Math.floor(rounds / 2)] / 1000);
  console.log(`first start, new data folder   ${(first / 1000).toFixed(2)} s`);
  console.log(
    `later starts, median of ${rounds}      ${(later[Math.floor(rounds / 2)] / 1000).toFixed(2)} s (goal ${goals.startSeconds} s)`,
  );
} finally {
  rmSync(data, { recursive: true, force: true });
}
