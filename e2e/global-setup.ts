import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  // Vitest needs a declaration that merges.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    /** Folder of the services that files share. Each service writes its process id there. */
    sharedServices: string;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function end(pid: number): Promise<void> {
  if (isRunning(pid)) process.kill(pid, 'SIGTERM');
  for (let waited = 0; isRunning(pid) && waited < 20_000; waited += 50) await sleep(50);
}

/** The first file that needs a shared service starts it; they end after the last file. */
export function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gosds-e2e-'));
  project.provide('sharedServices', folder);
  return async () => {
    const notes = readdirSync(folder).filter((name) => name.endsWith('.pid'));
    await Promise.all(notes.map((name) => end(Number(readFileSync(join(folder, name), 'utf8')))));
    rmSync(folder, { recursive: true, force: true });
  };
}
