import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderErasureRecord } from './folder-erasure-record.ts';
import { describeErasureRecord } from './testing/erasure-record-contract.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gosds-erasures-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describeErasureRecord('a folder', () => folderErasureRecord(join(folder, 'erased-accounts')));

it('leaves other files of the operator alone', async () => {
  writeFileSync(join(folder, 'README'), 'x');
  expect(await folderErasureRecord(folder).list()).toEqual([]);
});
