import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isSetUp } from './setup.mjs';

const root = join(import.meta.dirname, '..');
const linux = process.platform === 'linux';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gosds-npm-start-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const read = (work) => {
  try {
    return work();
  } catch {
    return '';
  }
};

/** Processes started for the data folder, including the database's, which run in it. */
const processesOfFolder = () =>
  readdirSync('/proc').filter(
    (pid) =>
      /^\d+$/.test(pid) &&
      (read(() => readFileSync(`/proc/${pid}/environ`, 'utf8')).includes(folder) ||
        read(() => readlinkSync(`/proc/${pid}/cwd`)).startsWith(folder)),
  );

it.skipIf(!linux)(
  'npm start says when it is ready, and leaves nothing behind when npm is ended',
  async () => {
    // Otherwise this test would install or build for minutes. `npm test` has done that before.
    expect(isSetUp()).toBe(true);
    const variables = { PORT: '0', BASE_URL: 'http://localhost', GOSDS_DATA: folder, NODE_ENV: 'development' };
    const npm = spawn('npm', ['start'], {
      cwd: root,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed = { text: '' };
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.on('data', (chunk) => (printed.text += chunk.toString()));
    }
    const exited = once(npm, 'exit');
    await expect.poll(() => printed.text, { timeout: 60_000 }).toMatch(/GoSDS is ready at http:\/\/localhost:\d+\n/);
    await expect.poll(() => printed.text, { timeout: 10_000 }).toMatch(/Demo login: \S+ with password \S+\n/);
    const [, address = ''] = /is ready at (\S+)\n/.exec(printed.text) ?? [];
    expect((await fetch(`${address}/health`)).status).toBe(200);
    expect(processesOfFolder().length).toBeGreaterThan(1);
    npm.kill('SIGTERM');
    await exited;
    await expect.poll(processesOfFolder, { timeout: 30_000 }).toEqual([]);
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
  },
  120_000,
);
