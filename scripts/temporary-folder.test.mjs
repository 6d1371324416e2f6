import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { memoryFolder } from './temporary-folder.mjs';

const memory = '/dev/shm';
const hasMemory = memoryFolder({ memory, least: 0 }) !== undefined;

it('takes no folder where there is none, where it is not in memory, or where there is too little room', () => {
  expect(memoryFolder({ memory: '/no/such/folder', least: 0 })).toBeUndefined();
  expect(memoryFolder({ memory: '/proc', least: 0 })).toBeUndefined();
  expect(memoryFolder({ memory, least: Number.MAX_SAFE_INTEGER })).toBeUndefined();
});

it.runIf(hasMemory)('makes a folder in memory, and removes those of processes that have ended', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const left = `${memory}/gosds-tests-${pid}`;
  const running = `${memory}/gosds-tests-${process.ppid}`;
  const isOther = !existsSync(running);
  for (const folder of [left, running]) mkdirSync(folder, { recursive: true });
  const own = memoryFolder({ memory, least: 0 });
  expect(existsSync(own)).toBe(true);
  expect(existsSync(left)).toBe(false);
  expect(existsSync(running)).toBe(true);
  rmSync(own, { recursive: true });
  if (isOther) rmSync(running, { recursive: true });
});
