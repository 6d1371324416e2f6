import { readFileSync } from 'node:fs';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { ventedPackagingOf } from './vented-packaging.ts';

const { path, isThere } = publicFile('reference/transport_adr_2025/adr_2025_table_a_en.tsv');

/** Numbers 3110 and 3120 are solids; IBC520 has no solids. */
function askedBy(un: string, codes: readonly string[]): 'all' | 'ibc' | undefined {
  if (codes.includes('PP10') || codes.includes('P501')) return 'all';
  const isLiquidPeroxide = codes.includes('IBC520') && !['3110', '3120'].includes(un);
  return codes.includes('B5') || isLiquidPeroxide ? 'ibc' : undefined;
}

describe('packagings that let gas escape', () => {
  it.each([
    ['1791', 'II', 'all'],
    ['1791', 'III', 'ibc'],
    ['2014', 'II', 'all'],
    ['2015', 'I', 'all'],
    ['2984', 'III', 'all'],
    ['3149', 'II', 'all'],
    ['3109', null, 'ibc'],
    ['3107', null, undefined],
    ['1908', 'II', undefined],
    ['1791', null, undefined],
  ])('UN %s, packing group %s: %s', (un, packingGroup, receptacles) => {
    expect(ventedPackagingOf({ un, packingGroup })?.receptacles).toBe(receptacles);
  });

  it.runIf(isThere)('are those of ADR 2025, Table A, columns 8 and 9a, and no others', () => {
    const rows = readFileSync(path, 'utf8')
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split('\t').map((cell) => cell.replace(/^"|"$/g, '').trim()))
      .map(([un = '', , , , group, , , , , instructions, provisions]) => ({
        goods: { un, packingGroup: group || null },
        asks: askedBy(un, `${instructions} ${provisions}`.split(/\s+/)),
      }));
    expect(rows.length).toBeGreaterThan(2900);
    expect(rows.filter(({ goods, asks }) => ventedPackagingOf(goods)?.receptacles !== asks)).toEqual([]);
  });
});
