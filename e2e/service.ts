import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';

const root = join(import.meta.dirname, '..');

export type RunningService = {
  readonly url: string;
  /** The service's output so far. */
  log(): string;
};

/** A service for one file only. */
export type Service = RunningService & {
  readonly dataFolder: string;
  /** Stops the service with the signal, keeps the data folder, and starts it again on the same port. */
  restart(signal?: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });

/**
 * A port below 32768, where systems start to assign outgoing ports, so that it stays free during a restart. Files that
 * run in parallel have separate ranges.
 */
async function freePort(): Promise<number> {
  const first = 20_000 + 2000 * Number(process.env['VITEST_POOL_ID'] ?? 0);
  for (let tries = 0; tries < 100; tries += 1) {
    const port = first + randomInt(2000);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port is free from ${first} on`);
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) =>
    child.once('exit', () => {
      resolve();
    }),
  );
}

type Settings = Readonly<Record<string, string>>;

/** Starts the built service as `npm start` does, on a free port, and returns how to restart it there. */
async function launchService(data: string, settings: Settings) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let log = '';
  const launch = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ['apps/api/dist/main.js'], {
      cwd: root,
      // The test runner sets its own BASE_URL.
      env: {
        ...process.env,
        ...{ PORT: String(port), BASE_URL: url, GOSDS_DATA: data, NODE_ENV: 'test', WARM_UP: 'off' },
        // Only a few chemicals: the product's own take twenty seconds to load.
        CHEMICAL_DATA: join(root, 'packages/testkit/src/chemical-data'),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      log += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    for (let waited = 0; !(await isHealthy(url)); waited += 50) {
      if (child.exitCode !== null || waited > 60_000) throw new Error(`the service did not start:\n${log}`);
      await sleep(50);
    }
    return child;
  };
  return { url, log: () => log, launch };
}

const shared: { service?: Promise<RunningService> } = {};

async function startShared(): Promise<RunningService> {
  const folder = mkdtempSync(join(inject('sharedServices'), 'data-'));
  const { url, log, launch } = await launchService(folder, {});
  const { pid } = await launch();
  writeFileSync(`${folder}.pid`, String(pid));
  return { url, log };
}

/** The service for all files of this process that neither stop nor configure it. Each test uses its own account. */
export function sharedService(): Promise<RunningService> {
  shared.service ??= startShared();
  return shared.service;
}

/** A service for one file only, with a new data folder. */
export async function startService(settings: Settings = {}): Promise<Service> {
  const data = mkdtempSync(join(tmpdir(), 'gosds-e2e-'));
  const { url, log, launch } = await launchService(data, settings);
  let child = await launch();
  const halt = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended(child);
  };
  return {
    dataFolder: data,
    url,
    log,
    async restart(signal = 'SIGTERM') {
      await halt(signal);
      child = await launch();
    },
    async stop() {
      await halt('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
