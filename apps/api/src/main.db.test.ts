import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startProgram } from './testing/start-program.ts';

let folder: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gosds-main-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(variables: Readonly<Record<string, string>> = {}) {
  const program = startProgram({ GOSDS_DATA: folder, ...variables });
  started.push(program.child);
  return program;
}

/** The command lines of a program's own processes. */
const programsOf = (pid = 0) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((child) => child !== '')
    .map((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8'));

const lockFile = () => join(folder, 'postgres/postmaster.pid');
const printsReady = (service: ReturnType<typeof start>) =>
  expect.poll(() => service.printed.text, { timeout: 40_000 }).toContain('GoSDS is ready at http://localhost:');

describe('the program', { timeout: 120_000 }, () => {
  it.each([
    ['off', 'SIGTERM'],
    ['on', 'SIGINT'],
  ] as const)(
    'with WARM_UP=%s says where it is, and stops itself, its printers and its database on %s',
    async (WARM_UP, signal) => {
      const service = start({ WARM_UP });
      await printsReady(service);
      const printers = () => programsOf(service.child.pid).filter((program) => program.includes('sheet-worker'));
      await expect.poll(printers).toHaveLength(WARM_UP === 'on' ? 1 : 0);
      // Lines may come one by one.
      await expect.poll(() => service.printed.text).toMatch(/Demo login: demo@example\.com with password \S+\n/);
      service.child.kill(signal);
      expect(await service.exited).toEqual([0, null]);
      expect(existsSync(lockFile())).toBe(false);
    },
  );

  it('leaves no database behind when it is stopped while it starts', async () => {
    const service = start();
    await expect.poll(() => existsSync(lockFile()), { timeout: 40_000, interval: 5 }).toBe(true);
    service.child.kill('SIGTERM');
    await service.exited;
    expect(existsSync(lockFile())).toBe(false);
  });

  it('that is started twice on one data folder says so and ends', async () => {
    const first = start();
    await printsReady(first);
    const second = start();
    expect(await second.exited).toEqual([1, null]);
    expect(second.printed.text).toBe(
      `Another GoSDS is already running on the data folder ${folder}. Stop it first, or set GOSDS_DATA to another folder.\n`,
    );
    first.child.kill('SIGTERM');
    await first.exited;
  });

  it('comes back after a kill -9', async () => {
    const first = start();
    await printsReady(first);
    const orphan = readFileSync(lockFile(), 'utf8').split('\n')[0];
    first.child.kill('SIGKILL');
    await first.exited;
    const second = start();
    await printsReady(second);
    expect(readFileSync(lockFile(), 'utf8').split('\n')[0]).not.toBe(orphan);
    second.child.kill('SIGTERM');
    expect(await second.exited).toEqual([0, null]);
  });

  it('starts again at once when it and its database were killed, round after round', async () => {
    for (let round = 0; round < 2; round += 1) {
      const service = start();
      await printsReady(service);
      process.kill(Number(readFileSync(lockFile(), 'utf8').split('\n')[0]), 'SIGKILL');
      service.child.kill('SIGKILL');
    }
    const last = start();
    await printsReady(last);
    // Ctrl-C under npm comes twice.
    last.child.kill('SIGINT');
    last.child.kill('SIGINT');
    expect(await last.exited).toEqual([0, null]);
    expect(existsSync(lockFile())).toBe(false);
  });
});
