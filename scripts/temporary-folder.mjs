// Where the tests keep their databases, documents and browser profiles.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const beginning = 'gosds-tests-';
/** Some five times what a whole run has at any time. */
const leastFree = 2 * 2 ** 30;
/** Type of the file system in memory, as Linux numbers it. */
const tmpfs = 0x01_02_19_94;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Removes what a run left behind whose process was killed. */
function removeLeftovers(memory) {
  for (const name of readdirSync(memory)) {
    const pid = name.startsWith(beginning) ? Number(name.slice(beginning.length)) : Number.NaN;
    if (Number.isInteger(pid) && !isAlive(pid)) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

/** Some containers let no program run in memory. */
function runsPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

/**
 * A folder in memory for the temporary files of this process, removed at its end; undefined where there is none, or too
 * little room: then they go where the system keeps them. A run writes many gigabytes that nobody reads again, and on a
 * disk that takes a tenth of its processor time.
 */
export function memoryFolder({ memory = '/dev/shm', least = leastFree } = {}) {
  if (!existsSync(memory)) return undefined;
  const { type, bavail, bsize } = statfsSync(memory);
  if (type !== tmpfs || Math.min(bavail * bsize, process.availableMemory()) < least) return undefined;
  removeLeftovers(memory);
  const folder = join(memory, `${beginning}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (!runsPrograms(folder)) {
    remove();
    return undefined;
  }
  process.on('exit', remove);
  return folder;
}
