import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** False for a dead process, also for one that its parent has not collected yet. */
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

/** Every process of a server works in its folder. */
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
    // It ended in the meantime.
  }
}

/**
 * After a kill -9 the server may still run, or have left its lock file behind. We hold the folder now, so nobody else uses it. So
 * processes that still work in it are ended, and the file no longer counts, even if another process has its number today.
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
