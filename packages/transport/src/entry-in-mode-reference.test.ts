import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { entryInMode } from './entry-in-mode.ts';
import { dangerousGoodsEntries } from './find-entries.ts';
import { numberDifferences } from './generated/goods-tables.ts';
import type { DangerousGoodsEntry } from './transport.ts';

const { path: folder, isThere } = publicFile('reference');

type Row = (column: string) => string;
function read(file: string): Row[] {
  const [head = '', ...lines] = readFileSync(join(folder, file), 'utf8').trim().split(/\r?\n/);
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t').map((cell) => cell.replace(/^"|"$/g, '').trim());
    return (column) => cells[columns.indexOf(column)] ?? '';
  });
}

/** Class, subsidiary hazards and packing group of a number's rows. Only these laws give explosives a group. */
const key = (own: string, subsidiary: readonly string[], group: string) =>
  [own, [...subsidiary].filter(Boolean).sort().join('+'), own.startsWith('1.') ? '' : group].join('|');

function rowsOf(mode: 'us' | 'ca'): ReadonlyMap<string, ReadonlySet<string>> {
  const rows = !isThere
    ? []
    : mode === 'us'
      ? read('transport_us_49cfr/us_49cfr_172_101_hmt.tsv').map((row) => ({
          un: row('id_number'),
          // Uses the labels for entries whose subsidiary hazards are missing because of a misprint in the label column.
          key: key(row('hazard_class'), row('subsidiary_risks').split(/[ ,]+/), row('packing_group')),
        }))
      : read('transport_ca_tdg/ca_tdg_schedule1_en_fr_2026-07.tsv').map((row) => {
          const [own = '', ...subsidiary] = row('class_subsidiary').split(/[ (),]+/);
          const group = row('packing_group_category').replace(/^Category.*/, '');
          return { un: row('un_no'), key: key(own, subsidiary, group) };
        });
  const found = new Map<string, Set<string>>();
  for (const { un, key: own } of rows) {
    const number = /^UN(\d{4})$/.exec(un)?.[1];
    if (number) found.set(number, (found.get(number) ?? new Set()).add(own));
  }
  return found;
}

/** Why an entry still differs from the table of the mode. All others agree. */
const explained: Readonly<Record<'us' | 'ca', ReadonlyMap<string, string>>> = {
  us: new Map([
    ['0190', 'division left to the authority'],
    ['1052', 'the extract misprints the label 6.1'],
    ['1950', 'the table names corrosive and poisonous aerosols in fewer combinations'],
    ['2037', 'toxic cartridges are not listed'],
    ['2814', 'the refrigerant nitrogen has no row of its own'],
    ['2870', 'the devices have no row of their own'],
    ['2900', 'the refrigerant nitrogen has no row of its own'],
    ['3125', 'packing group II is missing in the extract'],
    ['3127', 'no packing group'],
    ['3132', 'packing group II is missing in the extract'],
    ['3221', 'the label of class 1 stands in 173.224'],
    ['3222', 'the label of class 1 stands in 173.224'],
    ['3231', 'the label of class 1 stands in 173.224'],
    ['3232', 'the label of class 1 stands in 173.224'],
    ['3269', 'no packing group'],
    ['3291', 'the refrigerant nitrogen has no row of its own'],
    ['3527', 'no packing group'],
  ]),
  ca: new Map([
    ['0190', 'division left to the authority'],
    ['1950', 'oxidising aerosols are listed in fewer combinations'],
    ['2037', 'toxic and oxidising cartridges are not listed'],
    ['2814', 'category instead of a packing group'],
    ['2870', 'the devices have no row of their own'],
    ['2900', 'category instead of a packing group'],
    ['3291', 'packing group II'],
    ['3316', 'packing groups by what the kit holds'],
  ]),
};

/** True for types B to F, to which Canada gives packing group II. */
const isTyped = (un: string) => /^(31(0[1-9]|1\d|20)|32(2[1-9]|3\d|40))$/.test(un);

const smoke = ['0015', '0016', '0303'].map((un) => [un, 'smoke ammunition has one row, whatever it holds'] as const);

/** How the entry differs from the table of its mode; undefined if it agrees. */
function departure(entry: DangerousGoodsEntry, mode: 'us' | 'ca', rows: ReadonlySet<string> | undefined) {
  const found = entryInMode(entry, mode);
  if (found === 'not-listed') return rows && 'is listed';
  if (found === 'forbidden') return rows?.has('Forbidden||') ? undefined : 'is not forbidden';
  const own = key(found.class, found.subsidiaryHazards, found.packingGroup ?? '');
  return rows?.has(own) ? undefined : `${own} <> ${[...(rows ?? [])].join(' ; ')}`;
}

describe.skipIf(!isThere)('the entries of a mode against its own table', () => {
  it.each(['us', 'ca'] as const)(
    'of %s agree, but for what is explained, and nothing is explained that agrees',
    (mode) => {
      const theirs = rowsOf(mode);
      const known = new Map([...explained[mode], ...smoke]);
      const differing = dangerousGoodsEntries.flatMap((entry) => {
        const why = departure(entry, mode, theirs.get(entry.un));
        return why === undefined || (mode === 'ca' && isTyped(entry.un)) ? [] : [{ un: entry.un, why }];
      });
      expect(differing.filter(({ un }) => !known.has(un))).toEqual([]);
      expect([...known.keys()].filter((un) => !differing.some((one) => one.un === un))).toEqual([]);
    },
  );
});

describe.skipIf(!isThere)('what is not carried by air', () => {
  it('is forbidden in every row of 49 CFR, on passenger and on cargo aircraft', () => {
    const rows = isThere ? read('transport_us_49cfr/us_49cfr_172_101_hmt.tsv') : [];
    const airborne = (un: string) =>
      rows.some(
        (row) =>
          row('id_number') === `UN${un}` &&
          (row('qty_passenger_aircraft_rail') !== 'Forbidden' || row('qty_cargo_aircraft_only') !== 'Forbidden'),
      );
    const grounded = dangerousGoodsEntries.filter((entry) => entryInMode(entry, 'iata') === 'forbidden');
    expect(grounded.length).toBeGreaterThan(250);
    expect(grounded.filter(({ un }) => airborne(un))).toEqual([]);
  });
});

const notSubjectIn = (mode: 'us' | 'ca') =>
  numberDifferences
    .filter((one) => one.mode === mode && one.difference === 'not-subject')
    .flatMap(({ un }) => un.split(' '));

describe.skipIf(!isThere)('what the tables of North America leave to other modes', () => {
  const wholly = (rows: readonly (readonly [un: string, isLeft: boolean])[]) => {
    const left = new Map<string, boolean>();
    for (const [un, isLeft] of rows) left.set(un, isLeft && (left.get(un) ?? true));
    return [...left].flatMap(([un, is]) => (is && un.startsWith('UN') ? [un.slice(2)] : [])).sort();
  };

  it('is by the letters A and W of 49 CFR, but for mercury, a hazardous substance', () => {
    const rows = isThere ? read('transport_us_49cfr/us_49cfr_172_101_hmt.tsv') : [];
    const left = wholly(rows.map((row) => [row('id_number'), /[AW]/.test(row('symbols'))] as const));
    expect(left.filter((un) => !['2809', '3506'].includes(un))).toEqual(notSubjectIn('us'));
  });

  it('is by special provisions 63, 64 and 97 of Canada', () => {
    const rows = isThere ? read('transport_ca_tdg/ca_tdg_schedule1_en_fr_2026-07.tsv') : [];
    const isLeft = (row: Row) => /\b(?:63|64|97)\b/.test(row('special_provisions'));
    expect(wholly(rows.map((row) => [row('un_no'), isLeft(row)] as const))).toEqual(notSubjectIn('ca'));
    const named = rows.filter((row) => /regulated only when transported by/.test(row('shipping_name_en')));
    expect(named.every(isLeft)).toBe(true);
  });
});

/** The Japanese notice for carriage by ship follows the IMDG Code; the extract lacks some numbers. */
describe.skipIf(!isThere)('the entries by sea against the Japanese notice, Appendix 1', () => {
  const packed = `${folder}/transport_jp_sea/jp_dangerous_goods_appendix1_2023-11.tsv.gz`;
  const [head = '', ...lines] = isThere ? gunzipSync(readFileSync(packed)).toString().trim().split(/\r?\n/) : [];
  const columns = head.split('\t');
  const rows = lines.map((line) => {
    const cells = line.split('\t');
    return (column: string) => cells[columns.indexOf(column)]?.replace(/^-$/, '') ?? '';
  });
  const division = (own: string) => own.replace(/^(1\.\d)[A-S]$/, '$1');
  const ours = new Set(
    dangerousGoodsEntries.flatMap((entry) => {
      const found = entryInMode(entry, 'imdg');
      if (typeof found === 'string') return [];
      return [`${found.un} ${key(division(found.class), found.subsidiaryHazards, found.packingGroup ?? '')}`];
    }),
  );
  const known = new Map([
    ['0143', 'the extract leaves 6.1 out'],
    ['0190', 'division left to the authority'],
    ['0234', 'the extract adds 6.1'],
    ['1374', 'the notice has packing group III'],
    ['1835', 'divided by strength since the 23rd edition'],
    ['3343', 'the notice prints packing groups'],
    ['3423', 'class 6.1 since the 23rd edition'],
  ]);

  it('agree in class, subsidiary hazards and packing group', () => {
    const differing = rows.flatMap((row) =>
      row('packingGroup')
        .split(/[ ,]+/)
        .map((group) => `${row('unNumber')} ${key(row('class'), row('subsidiaryRisk').split(/[ ,/]+/), group)}`)
        .filter((theirs) => !ours.has(theirs)),
    );
    expect(rows.length).toBeGreaterThan(2700);
    expect(differing.filter((theirs) => !known.has(theirs.slice(0, 4)))).toEqual([]);
    expect([...known.keys()].filter((un) => !differing.some((theirs) => theirs.startsWith(un)))).toEqual([]);
  });
});
