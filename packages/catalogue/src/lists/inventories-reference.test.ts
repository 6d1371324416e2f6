import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isCasNumber } from '@gosds/data/registry-numbers';
import type { InventoryId } from '@gosds/sheet/lists/inventory-id';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { hsnoApprovals, inventoriedSets } from '../generated/inventories.ts';
import { listingsOf } from './listings.ts';

const { path: folder, isThere } = publicFile('reference/inventories_by_country');

const files: Readonly<Record<InventoryId, readonly [file: string, column: string, onlyIf?: RegExp]>> = {
  dsl: ['ca_dsl_2022-06.tsv.gz', 'substance_identifier'],
  tsca: ['us_tsca_2022-02.tsv.gz', 'cas_rn', /\tACTIVE$/],
  aiic: ['au_aicis_2022-02.tsv.gz', 'cas_no'],
  nzioc: ['nz_nzioc_2021-12.tsv.gz', 'cas_number'],
  iecsc: ['cn_iecsc_2013.tsv.gz', 'cas_number'],
  cscl: ['jp_cscl_existing_2022-05.tsv.gz', 'cas_rn'],
};

const ids = ['dsl', 'tsca', 'aiic', 'nzioc', 'iecsc', 'cscl'] as const;

function linesOf(id: InventoryId): (readonly [cas: string, line: string])[] {
  const [file, column, onlyIf = /./] = files[id];
  const [head = '', ...lines] = gunzipSync(readFileSync(join(folder, file)))
    .toString('utf8')
    .split(/\r?\n/);
  const place = head.split('\t').indexOf(column);
  return lines.filter((line) => onlyIf.test(line)).map((line) => [line.split('\t')[place] ?? '', line]);
}

const held = (id: InventoryId): ReadonlySet<string> =>
  new Set(inventoriedSets.filter(({ on }) => on.includes(id)).flatMap(({ numbers }) => numbers.split(' ')));

describe('the inventories of the countries', () => {
  it.skipIf(!isThere).each(ids)('are held whole, and nothing else is: %s', (id) => {
    const published = new Set(linesOf(id).flatMap(([cas]) => (isCasNumber(cas) ? [cas] : [])));
    const kept = held(id);
    expect([...published].filter((cas) => !kept.has(cas))).toEqual([]);
    expect([...kept].filter((cas) => !published.has(cas))).toEqual([]);
  });

  it.skipIf(!isThere)('give the approvals under the HSNO Act as published', () => {
    const published = linesOf('nzioc').flatMap(([cas, line]) => {
      const approval = /HSR\d{6}/.exec(line)?.[0];
      return approval === undefined || !isCasNumber(cas) ? [] : [[cas, approval] as const];
    });
    expect(hsnoApprovals).toEqual(Object.fromEntries(published));
  });

  it('are listings of a substance, also of one that the catalogue does not hold', () => {
    expect(listingsOf('67-64-1')).toMatchObject({ inventories: expect.arrayContaining([...ids]), hsno: 'HSR001070' });
    expect(listingsOf('1000172-32-6').inventories).toContain('nzioc');
  });
});
