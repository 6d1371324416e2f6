import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** False for a dead process, even if its parent has not collected it yet. */
function isAlive(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state] = stat.slice(stat.lastIndexOf(')') + 2);
    return state !== 'Z' && state !== 'X';
  } catch {
    return false;
  }
}

function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder && isAlive(pid);
  } catch {
    return false;
  }
}

/** Finds the processes of a server: all of them run in its folder. */
const processesIn = (folder: string): readonly number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && worksIn(pid, folder));

async function areGone(folder: string, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (processesIn(folder).length > 0) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended in the meantime.
  }
}

/**
 * After a kill -9 the server may still run, or have left its lock file. We hold the folder, so nobody else uses it.
 * This ends the processes in the folder and ignores the file, even if its process number now belongs to another
 * process.
 */
export async function takeBack(given: string): Promise<void> {
  const file = join(given, 'postmaster.pid');
  if (!existsSync(file)) return;
  const folder = realpathSync(given);
  const [first = '', , , , socketFolder = ''] = readFileSync(file, 'utf8').split('\n');
  if (worksIn(Number(first), folder)) signal(Number(first), 'SIGINT');
  if (!(await areGone(folder, 20_000))) {
    for (const pid of processesIn(folder)) signal(pid, 'SIGKILL');
    await areGone(folder, 5_000);
  }
  rmSync(file, { force: true });
  if (socketFolder.startsWith(join(tmpdir(), 'gosds-'))) rmSync(socketFolder, { recursive: true, force: true });
}
