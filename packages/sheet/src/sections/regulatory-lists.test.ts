import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { isCasNumber } from '../draft/cas-number.ts';
import { listings } from './regulatory-lists-table.ts';

const { path: reference, isThere } = publicFile('reference');

function columnOf(file: string, [key, value]: readonly [string, string]): Map<string, string> {
  const [head = '', ...lines] = readFileSync(join(reference, file), 'utf8').split(/\r?\n/);
  const names = head.split('\t');
  return new Map(
    lines.flatMap((line) => {
      const cells = line.split('\t');
      const text = cells[names.indexOf(value)] ?? '';
      const numbers = (cells[names.indexOf(key)] ?? '').match(/\d+-\d\d-\d/g) ?? [];
      return numbers.map((cas): [string, string] => [cas, text]);
    }),
  );
}

describe('regulatory lists', () => {
  it('name substances by CAS numbers with right check digits', () => {
    expect(Object.keys(listings).filter((cas) => !isCasNumber(cas))).toEqual([]);
  });

  it.skipIf(!isThere)('give the Candidate List as published, none left out', () => {
    const published = columnOf('reach_lists/eu_svhc_candidate_list_2026-02-04.tsv', ['cas_no', 'inclusion_date']);
    const older = columnOf('reach_lists/eu_svhc_candidate_list_2024-05-22.tsv', ['CAS No.', 'Date of inclusion']);
    for (const [cas, { svhc }] of Object.entries(listings)) {
      expect([cas, svhc !== undefined]).toEqual([cas, published.has(cas) || older.has(cas)]);
      if (svhc && published.has(cas)) expect([cas, published.get(cas)]).toEqual([cas, svhc]);
    }
  });

  it.skipIf(!isThere)('give IARC groups 1, 2A and 2B as published', () => {
    const published = columnOf('cancer_lists/iarc_monographs_cas.tsv', ['cas', 'iarc_group']);
    // Group of a use or form (acetaldehyde in drinks), newer volumes (131, 135), and groups that hold a whole family.
    const explained = ['75-07-0', '107-13-1', '1309-64-4', '584-84-9', '1333-82-0', '7778-50-9', '7786-81-4'];
    for (const [cas, { iarc }] of Object.entries(listings)) {
      if (explained.includes(cas)) continue;
      const group = published.get(cas);
      expect([cas, iarc?.split(' ')[0]]).toEqual([cas, group === '3' ? undefined : group]);
    }
  });

  it.skipIf(!isThere)('give the Report on Carcinogens as published', () => {
    const published = columnOf('cancer_lists/ntp_roc15_2021.tsv', ['casrn', 'listing']);
    for (const [cas, { ntp }] of Object.entries(listings)) {
      expect([cas, ntp?.startsWith('Known') ?? ntp]).toEqual([
        cas,
        published.has(cas) ? published.get(cas) === 'Known' : undefined,
      ]);
    }
  });
});
