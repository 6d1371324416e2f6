import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { inventoried, inventoryEditions } from '../../generated/inventories.ts';
import type { InventoryId } from '../../lists/inventoried.ts';

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

describe('the inventories of the countries', () => {
  it('have an edition each', () => {
    expect(ids.filter((id) => !/^\d{4}/.test(inventoryEditions[id]))).toEqual([]);
    expect(Object.keys(inventoried).length).toBeGreaterThan(200);
  });

  it.skipIf(!isThere).each(ids)('name what is said to stand on them, and nothing else: %s', (id) => {
    const published = new Set(linesOf(id).map(([cas]) => cas));
    for (const [cas, { on }] of Object.entries(inventoried)) {
      expect([cas, on.includes(id)]).toEqual([cas, published.has(cas)]);
    }
  });

  it.skipIf(!isThere)('give the approvals under the HSNO Act as published', () => {
    const published = new Map(linesOf('nzioc').map(([cas, line]) => [cas, /HSR\d{6}/.exec(line)?.[0]]));
    for (const [cas, { hsno }] of Object.entries(inventoried)) expect([cas, hsno]).toEqual([cas, published.get(cas)]);
  });
});
