import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { dangerousGoodsEntries, findEntries, searchEntries } from './find-entries.ts';
import { parseRecords } from './records/parse-records.ts';
import type { DangerousGoodsEntry } from './transport.ts';

describe('the list of dangerous goods', () => {
  it('finds an entry however its number is written', () => {
    for (const text of ['1090', 'UN1090', 'UN 1090']) {
      expect(findEntries(text).map(({ properShippingName }) => properShippingName)).toEqual(['ACETONE']);
    }
    expect(findEntries('9999')).toEqual([]);
    expect(findEntries('')).toEqual([]);
  });

  it('has one entry per packing group', () => {
    expect(findEntries('1993').map(({ packingGroup }) => packingGroup)).toEqual(['I', 'II', 'III']);
    expect(findEntries('1993')[1]).toMatchObject({
      class: '3',
      isNos: true,
      needsTechnicalName: true,
      limitedQuantity: '1 L',
      tunnelCode: 'D/E',
      hazardIdentificationNumber: '33',
      hazChem: '•3YE',
    });
  });

  it('is searched by number and by words', () => {
    expect(searchEntries('UN 12')[0]?.un).toMatch(/^12/);
    expect(searchEntries('acetone')[0]?.un).toBe('1090');
    expect(searchEntries('corrosive liquid acidic').map(({ un }) => un)).toContain('3264');
    expect(searchEntries('')).toEqual([]);
    expect(searchEntries('no such substance')).toEqual([]);
  });

  it('holds nothing twice', () => {
    const keys = dangerousGoodsEntries.map(({ un, properShippingName, class: main, subsidiaryHazards, packingGroup }) =>
      [un, properShippingName, main, subsidiaryHazards.join(), packingGroup ?? ''].join('|'),
    );
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('refuses a record that is none', () => {
    expect(() => parseRecords('109|ACETONE|3|II|')).toThrow(RangeError);
    expect(() => parseRecords('1090|ACETONE|3|II')).toThrow(RangeError);
  });
});

const folder = fileURLToPath(new URL('../../../../shared/reference/', import.meta.url));
const skipped = !existsSync(`${folder}transport_adr_2025`);
if (skipped) console.log('skipped: no ../shared/reference/transport_* beside the checkout');

type Row = (column: string) => string;
function read(file: string): Row[] {
  const [head = '', ...lines] = readFileSync(folder + file, 'utf8')
    .trim()
    .split(/\r?\n/);
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t').map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"').trim());
    return (column) => cells[columns.indexOf(column)] ?? '';
  });
}

const adr = skipped ? [] : read('transport_adr_2025/adr_2025_table_a_en.tsv').filter((row) => row('status') === '');
const us = skipped ? [] : read('transport_us_49cfr/us_49cfr_172_101_hmt.tsv');
const canada = skipped ? [] : read('transport_ca_tdg/ca_tdg_schedule1_en_fr_2026-07.tsv');
const group = (rows: readonly Row[], un: (row: Row) => string) => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(un(row), [...(groups.get(un(row)) ?? []), row]);
  return groups;
};
const adrByUn = group(adr, (row) => row('un_no'));
const usByUn = group(us, (row) => row('id_number').replace('UN', ''));
const canadaByUn = group(canada, (row) => row('un_no').replace('UN', ''));

const letters = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
const british = (name: string) => letters(name).replaceAll('PH', 'F').replaceAll('ALUMINUM', 'ALUMINIUM');
const sorted = (hazards: readonly string[]) => [...hazards].sort().join();

function adrRowsOf(entry: DangerousGoodsEntry): Row[] {
  return (adrByUn.get(entry.un) ?? []).filter(
    (row) =>
      row('packing_group') === (entry.packingGroup ?? '') &&
      sorted(row('labels').replace('9A', '9').replace('None', row('class')).split('+')) ===
        sorted([entry.class, ...entry.subsidiaryHazards]),
  );
}

/** Where we depart from a table on purpose, or the table's extract is at fault; the entry is left out of the comparison. */
const explained = new Map([
  ['1845', 'dry ice: ADR regulates only the ventilation (5.5.3), 49 CFR and IATA list it in class 9'],
  ['3175', 'ADR puts "or mixtures of solids" into the middle of the name'],
  ['3374', 'Canada forbids it; 49 CFR does not list it'],
  ['1176', 'ADR and 49 CFR call it ETHYL BORATE; the name order of Canada differs'],
  ['1835', 'ADR 2025 divides the solutions by strength; 49 CFR and Canada do not yet'],
  ['3423', 'ADR 2025 moved it from class 8 to 6.1; 49 CFR and Canada did not yet'],
  ['2309', 'ADR writes the plural, 49 CFR the singular'],
  ['2602', 'ADR names the isomer, 49 CFR does not'],
  ['3292', 'ADR 2025 widened it to alloys; 49 CFR and Canada did not yet'],
  ['3402', 'ADR writes the singular, 49 CFR the plural'],
]);
const isCompared = ({ un }: DangerousGoodsEntry) => !explained.has(un);
const compared = dangerousGoodsEntries.filter(isCompared);
const againstAdr = dangerousGoodsEntries.filter(({ un }) => un !== '1845' && un !== '3175');

const describeEntry = ({ un, properShippingName, class: main, subsidiaryHazards, packingGroup }: DangerousGoodsEntry) =>
  `${un} ${properShippingName} ${main} (${subsidiaryHazards.join()}) ${packingGroup ?? '-'}`;

describe.skipIf(skipped)('the list against ADR 2025, Table A', () => {
  it('has class, subsidiary hazards and packing group of a row there', () => {
    expect(againstAdr.filter((entry) => adrRowsOf(entry).length === 0).map(describeEntry)).toEqual([]);
  });

  it('has the name of that row', () => {
    const differing = againstAdr.filter(
      (entry) => !adrRowsOf(entry).some((row) => letters(row('name')).includes(letters(entry.properShippingName))),
    );
    expect(differing.map((entry) => `${describeEntry(entry)} <> ${adrRowsOf(entry)[0]?.('name') ?? ''}`)).toEqual([]);
  });

  it.each([
    ['limitedQuantity', 'limited_quantity'],
    ['tunnelCode', 'tunnel_restriction_code'],
    ['hazardIdentificationNumber', 'hazard_identification_no'],
  ] as const)('has its %s', (field, column) => {
    const differing = againstAdr.filter(
      (entry) => !adrRowsOf(entry).some((row) => row(column).replace('-', '') === (entry[field] ?? '')),
    );
    expect(
      differing.map(
        (entry) => `${describeEntry(entry)}: ${entry[field] ?? ''} <> ${adrRowsOf(entry)[0]?.(column) ?? ''}`,
      ),
    ).toEqual([]);
  });

  it('needs a technical name where special provision 274 says so', () => {
    const differing = againstAdr.filter(
      (entry) =>
        !adrRowsOf(entry).some(
          (row) => row('special_provisions').split(' ').includes('274') === entry.needsTechnicalName,
        ),
    );
    expect(differing.map(describeEntry)).toEqual([]);
  });

  it('has every N.O.S. entry of classes 2 to 9 that may be carried, articles apart', () => {
    const known = new Set(dangerousGoodsEntries.map(({ un }) => un));
    const missing = adr.filter(
      (row) =>
        /N\.O\.S/.test(row('name')) &&
        !row('name').startsWith('ARTICLES') &&
        /^(2|3|4\.[123]|5\.1|6\.1|8|9)$/.test(row('class')) &&
        !known.has(row('un_no')),
    );
    expect([...new Set(missing.map((row) => `${row('un_no')} ${row('name')}`))]).toEqual([]);
  });
});

describe.skipIf(skipped)('the list against 49 CFR 172.101 and the Canadian Schedule 1', () => {
  it('agrees with either on class and packing group', () => {
    const differing = compared.filter(({ un, class: main, packingGroup }) => {
      const american = (usByUn.get(un) ?? []).map((row) => [row('hazard_class'), row('packing_group')]);
      const canadian = (canadaByUn.get(un) ?? []).map((row) => [
        row('class_subsidiary').split(/[ (]/)[0] ?? '',
        row('packing_group_category'),
      ]);
      const rows = [...american, ...canadian];
      return rows.length > 0 && !rows.some(([own, pg]) => own === main && (pg ?? '') === (packingGroup ?? ''));
    });
    expect(differing.map(describeEntry)).toEqual([]);
  });

  it('has a name that one of them prints too, spelling apart', () => {
    const names = (un: string) => [
      ...(usByUn.get(un) ?? []).map((row) => british(row('proper_shipping_name'))),
      ...(canadaByUn.get(un) ?? []).map((row) => british(row('shipping_name_en'))),
    ];
    const differing = compared.filter(
      ({ un, properShippingName }) =>
        names(un).length > 0 && !names(un).some((name) => name.includes(british(properShippingName))),
    );
    expect(differing.map((entry) => `${describeEntry(entry)} <> ${names(entry.un)[0] ?? ''}`)).toEqual([]);
  });
});
