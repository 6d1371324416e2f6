import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { migrations } from './migrations.ts';
import { openMigratedDatabase } from './open-database.ts';
import { openForCommand } from './open-for-command.ts';

const fail = (error: Error) => {
  throw error;
};

it(
  'opens the database of a stopped service, and migrates none of an earlier version',
  { timeout: 60_000 },
  async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'gosds-command-'));
    onTestFinished(() => {
      rmSync(dataFolder, { recursive: true });
    });
    const last = migrations.at(-1)?.name ?? '';
    const service = await openMigratedDatabase({ dataFolder }, fail);
    await service.close();

    const { db, close } = await openForCommand({ dataFolder });
    await sql`delete from migration where name = ${last}`.execute(db);
    await close();

    for (const _twice of [1, 2]) {
      await expect(openForCommand({ dataFolder })).rejects.toThrow('The database is of another version.');
    }
  },
);
