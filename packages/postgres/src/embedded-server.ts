import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Address } from './connect.ts';
import { takeFolder } from './folder-lock.ts';
import { hasEnded, keepRunning } from './keep-running.ts';
import { takeBack } from './orphaned-server.ts';
import { findServerBinaries, type ServerBinaries } from './server-binaries.ts';

export type EmbeddedServer = {
  readonly address: Address;
  /** Waits for a clean shutdown. May be called again. */
  stop(): Promise<void>;
  /** Resolves if the server ended unexpectedly and does not come back. */
  readonly crashed: Promise<void>;
};

type Settings = Readonly<Record<string, string>>;

const user = 'gosds';
const settings: Settings = {
  listen_addresses: '',
  jit: 'off',
  max_connections: '60',
  max_wal_size: '1GB',
  // Nothing replicates this server. So a load of chemicals writes only to its tables, which are synced at its end.
  wal_level: 'minimal',
  max_wal_senders: '0',
  log_min_messages: 'warning',
};

function start({ prefix, owner }: ServerBinaries, command: readonly string[], logFile: string): ChildProcess {
  const [program, ...args] = [...prefix, ...command];
  const log = openSync(logFile, 'a', 0o600);
  const stdio: StdioOptions = ['ignore', log, log];
  // A separate process group: Ctrl-C reaches only us, and we stop the server after the last request.
  const child = spawn(program ?? '', args, { detached: true, stdio, cwd: '/', ...owner });
  closeSync(log);
  return child;
}

function lastLines(logFile: string): string {
  return existsSync(logFile) ? readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n') : '';
}

function own({ owner }: ServerBinaries, folder: string): void {
  if (owner) chownSync(folder, owner.uid, owner.gid);
}

/** Makes the cluster in another folder and renames it, so that a kill leaves nothing half made. */
async function createCluster(binaries: ServerBinaries, folder: string, logFile: string): Promise<void> {
  const aside = `${folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { mode: 0o700 });
  own(binaries, aside);
  const flags = ['-D', aside, '-U', user, '-A', 'trust', '--no-locale', '-E', 'UTF8', '--no-instructions'];
  const child = start(binaries, [binaries.initdb, ...flags], logFile);
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`PostgreSQL could not create ${folder}:\n${lastLines(logFile)}`);
  renameSync(aside, folder);
}

async function canConnect(address: { host: string; user: string; database: string }): Promise<boolean> {
  const client = new pg.Client(address);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/**
 * Waits until the server is ready; recovery after a crash may take long. Fails only if the server ended or did not
 * answer for two minutes.
 */
async function waitUntilReady(child: ChildProcess, socketFolder: string, logFile: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await canConnect({ host: socketFolder, user, database: 'postgres' }))) {
    if (hasEnded(child) || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start:\n${lastLines(logFile)}`);
    }
    await sleep(20);
  }
}

type Place = { readonly folder: string; readonly logFile: string; readonly socketFolder: string };

/** Starts the server on its folder, even if an earlier server left a lock file or processes. */
async function launch(binaries: ServerBinaries, { folder, logFile, socketFolder }: Place, settings: Settings) {
  await takeBack(folder);
  // If another user has made the folder in the meantime, this fails.
  rmSync(socketFolder, { recursive: true, force: true });
  mkdirSync(socketFolder, { mode: 0o700 });
  own(binaries, socketFolder);
  const options = Object.entries({ ...settings, unix_socket_directories: socketFolder }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = start(binaries, [binaries.postgres, '-D', folder, ...options], logFile);
  try {
    await waitUntilReady(child, socketFolder, logFile);
    return child;
  } catch (error) {
    if (!hasEnded(child) && child.kill('SIGINT')) await once(child, 'exit');
    throw error;
  }
}

async function open(dataFolder: string, settings: Settings, release: () => void): Promise<EmbeddedServer> {
  const binaries = findServerBinaries();
  const folder = join(dataFolder, 'postgres');
  const logFile = join(dataFolder, 'postgres.log');
  if (!existsSync(folder)) await createCluster(binaries, folder, logFile);
  const place = { folder, logFile, socketFolder: mkdtempSync(join(tmpdir(), 'gosds-')) };
  const launchHere = () => launch(binaries, place, settings);
  const kept = keepRunning(await launchHere(), launchHere);
  return {
    address: { socketFolder: place.socketFolder, user, database: 'postgres' },
    crashed: kept.givenUp,
    async stop() {
      await kept.stop();
      rmSync(place.socketFolder, { recursive: true, force: true });
      release();
    },
  };
}

/**
 * Starts PostgreSQL from its npm binaries on our own folder, with a socket that only this user can open. Rejects with a
 * message for the operator if another process uses the folder or the server cannot run here.
 */
export async function startEmbeddedServer(dataFolder: string, extra: Settings = {}): Promise<EmbeddedServer> {
  mkdirSync(dataFolder, { recursive: true });
  const release = await takeFolder(dataFolder);
  try {
    return await open(resolve(dataFolder), { ...settings, ...extra }, release);
  } catch (error) {
    release();
    throw error;
  }
}
