import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { type Address, openDatabase, openPool } from '../connect.ts';
import { startEmbeddedServer } from '../embedded-server.ts';
import { installJobLibrary } from '../job-library.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations.ts';

declare module 'vitest' {
  // Vitest needs a declaration that merges.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    postgres: Address;
  }
}

const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

const ignore = () => undefined;

/** One server for all database tests of a run, with a migrated database to copy from. `TEST_DATABASE_URL` names another server. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'gosds-test-'));
  const url = process.env['TEST_DATABASE_URL'];
  const server = url ? undefined : await startEmbeddedServer(folder, quick);
  const address = server?.address ?? { url: url ?? '' };
  const admin = openDatabase(openPool(address, ignore));
  await sql`drop database if exists gosds_template`.execute(admin);
  await sql`create database gosds_template`.execute(admin);
  await admin.destroy();
  const ofTemplate = databaseAt(address, 'gosds_template');
  const template = openDatabase(openPool(ofTemplate, ignore));
  await migrate(template, migrations);
  await installJobLibrary(ofTemplate);
  await template.destroy();
  project.provide('postgres', address);
  return async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The address of another database on the same server. */
export function databaseAt(address: Address, database: string): Address {
  if (!('url' in address)) return { ...address, database };
  const url = new URL(address.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}
