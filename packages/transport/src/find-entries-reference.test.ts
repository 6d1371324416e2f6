import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { dangerousGoodsEntries } from './find-entries.ts';
import type { DangerousGoodsEntry } from './transport.ts';

const { path: folder, isThere } = publicFile('reference');

type Row = (column: string) => string;
function read(file: string): Row[] {
  const [head = '', ...lines] = readFileSync(join(folder, file), 'utf8').trim().split(/\r?\n/);
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t').map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"').trim());
    return (column) => cells[columns.indexOf(column)] ?? '';
  });
}

const everyAdrRow = isThere ? read('transport_adr_2025/adr_2025_table_a_en.tsv') : [];
const adr = everyAdrRow.filter((row) => row('status') === '');
const us = isThere ? read('transport_us_49cfr/us_49cfr_172_101_hmt.tsv') : [];
const canada = isThere ? read('transport_ca_tdg/ca_tdg_schedule1_en_fr_2026-07.tsv') : [];
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

const gasDivisions: Readonly<Record<string, string>> = { F: '2.1', A: '2.2', T: '2.3' };

/** Labels of Table A in our terms: division and compatibility group for explosives; 7X and 9A are 7 and 9. */
function hazardsOf(row: Row): string {
  const code = row('classification_code');
  const own = row('class') === '1' ? code || '1' : row('class');
  const labels = row('labels')
    .split('+')
    .filter((label) => !/^(None|7E|See.*)?$/.test(label));
  const alone = own === '2' ? (gasDivisions[code.slice(-1)] ?? '') : own;
  const [first = alone, ...others] = labels.map((label) => label.replace(/^(7X|9A)$/, own));
  return sorted([own.startsWith('1') || own === '4.1' ? own : first, ...others]);
}

const hazardsOfEntry = (entry: DangerousGoodsEntry) => sorted([entry.class, ...entry.subsidiaryHazards]);

function adrRowsOf(entry: DangerousGoodsEntry): Row[] {
  return (adrByUn.get(entry.un) ?? []).filter(
    (row) => row('packing_group') === (entry.packingGroup ?? '') && hazardsOf(row) === hazardsOfEntry(entry),
  );
}

/** Deliberate differences from Table A or its extract. All other names and cells must agree. */
const names = new Map([
  ['0014', 'the extract prints the last of the three names in the singular, 49 CFR and Canada in the plural'],
  ['3175', 'ADR puts "or mixtures of solids" into the middle of the name'],
]);

const describeEntry = ({ un, properShippingName, class: main, subsidiaryHazards, packingGroup }: DangerousGoodsEntry) =>
  `${un} ${properShippingName} ${main} (${subsidiaryHazards.join()}) ${packingGroup ?? '-'}`;

const carried = dangerousGoodsEntries.filter(({ restriction }) => restriction === undefined);
const isNamed = (entry: DangerousGoodsEntry) => (row: Row) =>
  names.has(entry.un) || letters(row('name')).includes(letters(entry.properShippingName));

describe.skipIf(!isThere)('the list against ADR 2025, Table A', () => {
  it('is complete: every row of Table A has its entry', () => {
    const ours = new Set(
      dangerousGoodsEntries.map((entry) => [entry.un, hazardsOfEntry(entry), entry.packingGroup ?? ''].join()),
    );
    const missing = adr.filter((row) => !ours.has([row('un_no'), hazardsOf(row), row('packing_group')].join()));
    expect(missing.map((row) => `${row('un_no')} ${row('name')}`)).toEqual([]);
    expect(new Set(dangerousGoodsEntries.map(({ un }) => un))).toEqual(new Set(everyAdrRow.map((row) => row('un_no'))));
  });

  it('has every name of Table A', () => {
    const byUn = (un: string) => dangerousGoodsEntries.filter((entry) => entry.un === un);
    const missing = adr.filter((row) => !byUn(row('un_no')).some((entry) => isNamed(entry)(row)));
    expect(missing.map((row) => `${row('un_no')} ${row('name')}`)).toEqual([]);
  });

  it('has class, subsidiary hazards, packing group and name of a row there, and nothing else', () => {
    const differing = carried.filter((entry) => !adrRowsOf(entry).some(isNamed(entry)));
    expect(differing.map((entry) => `${describeEntry(entry)} <> ${adrRowsOf(entry)[0]?.('name') ?? ''}`)).toEqual([]);
  });

  it('knows what may not be carried and what is not subject', () => {
    const status = { prohibited: 'CARRIAGE PROHIBITED', 'not-subject': 'NOT SUBJECT TO ADR' };
    const ours = dangerousGoodsEntries.flatMap(({ un, restriction }) =>
      restriction ? [`${un} ${status[restriction]}`] : [],
    );
    const theirs = everyAdrRow.flatMap((row) => (row('status') ? [`${row('un_no')} ${row('status')}`] : []));
    expect(new Set(ours)).toEqual(new Set(theirs));
  });

  it.each([
    ['classificationCode', 'classification_code'],
    ['exceptedQuantity', 'excepted_quantity'],
    ['transportCategory', 'transport_category'],
    ['limitedQuantity', 'limited_quantity'],
    ['tunnelCode', 'tunnel_restriction_code'],
    ['hazardIdentificationNumber', 'hazard_identification_no'],
  ] as const)('has its %s', (field, column) => {
    // `T1 or T4` means the first. UN 3316 has the transport category of the contents of the kit. ADR 5.3.2.3.2 has no
    // number 688, which the extract shows for UN 3423; the Dutch edition prints 668.
    const cell = (row: Row) =>
      row(column)
        .replace(/^-$|^See SP 671.*$/, '')
        .split(' or T')[0]
        ?.replace('P1 or P2', 'P1')
        .replace(/^688$/, '668');
    const differing = carried.filter(
      (entry) =>
        !adrRowsOf(entry)
          .filter(isNamed(entry))
          .some((row) => cell(row) === (entry[field] ?? '')),
    );
    expect(
      differing.map(
        (entry) => `${describeEntry(entry)}: ${entry[field] ?? ''} <> ${adrRowsOf(entry)[0]?.(column) ?? ''}`,
      ),
    ).toEqual([]);
  });

  it('needs a technical name where special provision 274 says so', () => {
    const asks = (row: Row) => row('special_provisions').split(' ').includes('274');
    const differing = carried.filter(
      (entry) => !adrRowsOf(entry).some((row) => asks(row) === entry.needsTechnicalName),
    );
    expect(differing.map(describeEntry)).toEqual([]);
  });
});

/** Numbers that 49 CFR and Canada do not have, or classify differently, listed one by one. */
const elsewhere = new Map([
  ['0190', 'explosive samples: division and packing group are left to the authority'],
  ['1327', 'hay, straw, bhusa: regulated by sea alone'],
  ['1845', 'dry ice: ADR regulates only the ventilation (5.5.3), 49 CFR and IATA list it in class 9'],
  ['2028', 'ADR 2025 has no packing group for the article'],
  ['2037', 'ADR divides the toxic gas cartridges, which 49 CFR and Canada do not list'],
  ['2071', 'ADR gives no packing group'],
  ['2455', 'forbidden'],
  ['2807', 'magnetized material: regulated by air alone'],
  ['2870', 'ADR gives the devices no packing group'],
  ['3127', 'forbidden in ADR and Canada, without packing group in 49 CFR'],
  ['3165', 'ADR 2025 has no packing group for the article'],
  ['3315', 'chemical samples: Canada forbids them, 49 CFR has other rules'],
  ['3374', 'Canada forbids it; 49 CFR does not list it'],
  ['3423', 'ADR 2025 moved it from class 8 to 6.1; 49 CFR and Canada did not yet'],
]);

/** Names that 49 CFR and Canada both write differently. */
const writtenOtherwise = new Set([
  ...['0102', '0290', '0104', '0388', '0389', '0391', '1327', '1372', '1835', '2309', '2602', '2913', '3292', '3402'],
  ...['2037', '3291', '3326'],
]);

describe.skipIf(!isThere)('the list against 49 CFR 172.101 and the Canadian Schedule 1', () => {
  it('agrees with either on class and packing group', () => {
    const differing = dangerousGoodsEntries.filter(({ un, class: main, packingGroup }) => {
      const american = (usByUn.get(un) ?? []).map((row) => [row('hazard_class'), row('packing_group')]);
      const canadian = (canadaByUn.get(un) ?? []).map((row) => [
        row('class_subsidiary').split(/[ (]/)[0] ?? '',
        row('packing_group_category'),
      ]);
      const rows = [...american, ...canadian];
      return rows.length > 0 && !rows.some(([own, pg]) => own === main && (pg ?? '') === (packingGroup ?? ''));
    });
    expect(differing.filter(({ un }) => !elsewhere.has(un)).map(describeEntry)).toEqual([]);
    expect(new Set(differing.map(({ un }) => un)).size).toBeGreaterThan(10);
  });

  it('has a name that one of them prints too, spelling and synonyms apart', () => {
    const names = (un: string) => [
      ...(usByUn.get(un) ?? []).map((row) => british(row('proper_shipping_name'))),
      ...(canadaByUn.get(un) ?? []).map((row) => british(row('shipping_name_en'))),
    ];
    const plain = (name: string) => british(name.replaceAll(/ \([^)]*\)/g, '').split(' or ')[0] ?? '');
    // For `TRINITROTOLUENE (TNT), WETTED`, they print both names with the addition.
    const differing = dangerousGoodsEntries.filter(
      ({ un, properShippingName }) =>
        names(un).length > 0 &&
        !names(un).some(
          (name) => name.includes(plain(properShippingName)) || name.includes(british(properShippingName)),
        ),
    );
    expect(
      differing
        .filter(({ un }) => !writtenOtherwise.has(un))
        .map((entry) => `${describeEntry(entry)} <> ${names(entry.un)[0] ?? ''}`),
    ).toEqual([]);
  });
});
