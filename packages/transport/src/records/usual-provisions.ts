import type { EntryKind } from './entry-kind.ts';

export type Provisions = {
  readonly limitedQuantity?: string;
  readonly tunnelCode?: string;
  readonly hazardIdentificationNumber?: string;
};

/** Packing groups I, II, III: limited quantity, tunnel code, hazard identification number; `s` is for solids. */
type Row = {
  readonly key: string;
  readonly limitedQuantity: readonly [string, string, string];
  readonly tunnelCode: readonly [string, string, string];
  readonly number: readonly [string, string, string];
};

const liquid: Row['limitedQuantity'] = ['0', '1 L', '5 L'];
const solid: Row['limitedQuantity'] = ['0', '1 kg', '5 kg'];
const never: Row['limitedQuantity'] = ['0', '0', '0'];
const always = (code: string): Row['tunnelCode'] => [code, code, code];

/** What ADR Table A gives nearly every entry of a class with its subsidiary hazards; the exceptions stand in the records. */
const rows: readonly Row[] = [
  { key: '3', limitedQuantity: liquid, tunnelCode: always('D/E'), number: ['33', '33', '30'] },
  { key: '3+6.1', limitedQuantity: liquid, tunnelCode: ['C/E', 'D/E', 'D/E'], number: ['336', '336', '36'] },
  { key: '3+8', limitedQuantity: liquid, tunnelCode: ['C/E', 'D/E', 'D/E'], number: ['338', '338', '38'] },
  { key: '3+6.1+8', limitedQuantity: liquid, tunnelCode: ['C/E', 'D/E', 'D/E'], number: ['368', '368', ''] },
  { key: '4.1 s', limitedQuantity: solid, tunnelCode: ['B', 'E', 'E'], number: ['', '40', '40'] },
  { key: '4.1', limitedQuantity: liquid, tunnelCode: ['B', 'E', 'E'], number: ['', '40', '40'] },
  { key: '4.1+6.1 s', limitedQuantity: solid, tunnelCode: ['B', 'E', 'E'], number: ['', '46', '46'] },
  { key: '4.1+8 s', limitedQuantity: solid, tunnelCode: ['B', 'E', 'E'], number: ['', '48', '48'] },
  { key: '4.2', limitedQuantity: never, tunnelCode: ['B/E', 'D/E', 'E'], number: ['333', '30', '30'] },
  { key: '4.2 s', limitedQuantity: never, tunnelCode: ['B/E', 'D/E', 'E'], number: ['43', '40', '40'] },
  { key: '4.2+4.3', limitedQuantity: never, tunnelCode: ['B/E', 'D/E', 'E'], number: ['X333', '', ''] },
  { key: '4.2+4.3 s', limitedQuantity: never, tunnelCode: ['B/E', 'D/E', 'E'], number: ['X432', '40', '40'] },
  { key: '4.2+6.1', limitedQuantity: never, tunnelCode: ['B/E', 'D/E', 'E'], number: ['46', '36', '36'] },
  { key: '4.2+6.1 s', limitedQuantity: never, tunnelCode: ['B/E', 'D/E', 'E'], number: ['46', '46', '46'] },
  { key: '4.2+8', limitedQuantity: never, tunnelCode: ['B/E', 'D/E', 'E'], number: ['', '38', '38'] },
  { key: '4.2+8 s', limitedQuantity: never, tunnelCode: ['B/E', 'D/E', 'E'], number: ['', '48', '48'] },
  { key: '4.3', limitedQuantity: ['0', '500 ml', '1 L'], tunnelCode: ['B/E', 'D/E', 'E'], number: ['X323', '323', '323'] },
  { key: '4.3 s', limitedQuantity: ['0', '500 g', '1 kg'], tunnelCode: ['B/E', 'D/E', 'E'], number: ['X423', '423', '423'] },
  { key: '4.3+3', limitedQuantity: ['0', '500 ml', '1 L'], tunnelCode: ['B/E', 'D/E', 'E'], number: ['X323', '323', '323'] },
  { key: '4.3+3+8', limitedQuantity: never, tunnelCode: always('B/E'), number: ['X338', '', ''] },
  { key: '4.3+4.1 s', limitedQuantity: ['0', '500 g', '1 kg'], tunnelCode: ['E', 'D/E', 'E'], number: ['', '423', '423'] },
  { key: '4.3+4.2 s', limitedQuantity: never, tunnelCode: ['E', 'D/E', 'E'], number: ['', '423', '423'] },
  { key: '4.3+6.1', limitedQuantity: ['0', '500 ml', '1 L'], tunnelCode: ['B/E', 'D/E', 'E'], number: ['X362', '362', '362'] },
  { key: '4.3+6.1 s', limitedQuantity: ['0', '500 g', '1 kg'], tunnelCode: ['E', 'D/E', 'E'], number: ['', '462', '462'] },
  { key: '4.3+8', limitedQuantity: ['0', '500 ml', '1 L'], tunnelCode: ['B/E', 'D/E', 'E'], number: ['X382', '382', '382'] },
  { key: '4.3+8 s', limitedQuantity: ['0', '500 g', '1 kg'], tunnelCode: ['B/E', 'D/E', 'E'], number: ['X482', '482', '482'] },
  { key: '5.1', limitedQuantity: liquid, tunnelCode: always('E'), number: ['', '50', '50'] },
  { key: '5.1 s', limitedQuantity: solid, tunnelCode: always('E'), number: ['', '50', '50'] },
  { key: '5.1+6.1', limitedQuantity: liquid, tunnelCode: always('E'), number: ['', '56', '56'] },
  { key: '5.1+6.1 s', limitedQuantity: solid, tunnelCode: always('E'), number: ['', '56', '56'] },
  { key: '5.1+8', limitedQuantity: liquid, tunnelCode: ['B/E', 'E', 'E'], number: ['559', '58', '58'] },
  { key: '5.1+8 s', limitedQuantity: solid, tunnelCode: always('E'), number: ['', '58', '58'] },
  { key: '5.1+6.1+8', limitedQuantity: never, tunnelCode: always('B/E'), number: ['568', '', ''] },
  { key: '5.1+6.1+8 s', limitedQuantity: solid, tunnelCode: always('E'), number: ['', '568', ''] },
  { key: '6.1', limitedQuantity: ['0', '100 ml', '5 L'], tunnelCode: ['C/E', 'D/E', 'E'], number: ['66', '60', '60'] },
  { key: '6.1 s', limitedQuantity: ['0', '500 g', '5 kg'], tunnelCode: ['C/E', 'D/E', 'E'], number: ['66', '60', '60'] },
  { key: '6.1+3', limitedQuantity: ['0', '100 ml', '5 L'], tunnelCode: ['C/E', 'D/E', 'D/E'], number: ['663', '63', '63'] },
  { key: '6.1+4.1 s', limitedQuantity: ['0', '500 g', ''], tunnelCode: ['C/E', 'D/E', ''], number: ['664', '64', ''] },
  { key: '6.1+4.2 s', limitedQuantity: never, tunnelCode: ['C/E', 'D/E', ''], number: ['664', '64', ''] },
  { key: '6.1+4.3', limitedQuantity: ['0', '100 ml', ''], tunnelCode: ['C/E', 'D/E', ''], number: ['623', '623', ''] },
  { key: '6.1+4.3 s', limitedQuantity: ['0', '500 g', ''], tunnelCode: ['C/E', 'D/E', ''], number: ['642', '642', ''] },
  { key: '6.1+5.1', limitedQuantity: ['0', '100 ml', ''], tunnelCode: ['C/E', 'D/E', ''], number: ['665', '65', ''] },
  { key: '6.1+5.1 s', limitedQuantity: ['0', '500 g', ''], tunnelCode: ['C/E', 'D/E', ''], number: ['665', '65', ''] },
  { key: '6.1+8', limitedQuantity: ['0', '100 ml', ''], tunnelCode: ['C/E', 'D/E', ''], number: ['668', '68', ''] },
  { key: '6.1+8 s', limitedQuantity: ['0', '500 g', ''], tunnelCode: ['C/E', 'D/E', ''], number: ['668', '68', ''] },
  { key: '6.1+3+8', limitedQuantity: ['0', '100 ml', ''], tunnelCode: ['C/D', 'D/E', ''], number: ['663', '638', ''] },
  { key: '6.1+3+4.3', limitedQuantity: never, tunnelCode: always('C/D'), number: ['623', '', ''] },
  { key: '8', limitedQuantity: liquid, tunnelCode: always('E'), number: ['88', '80', '80'] },
  { key: '8 s', limitedQuantity: solid, tunnelCode: always('E'), number: ['88', '80', '80'] },
  { key: '8+3', limitedQuantity: liquid, tunnelCode: always('D/E'), number: ['883', '83', '83'] },
  { key: '8+4.1 s', limitedQuantity: solid, tunnelCode: always('E'), number: ['884', '84', ''] },
  { key: '8+4.2', limitedQuantity: never, tunnelCode: always('E'), number: ['884', '84', ''] },
  { key: '8+4.2 s', limitedQuantity: never, tunnelCode: always('E'), number: ['884', '84', ''] },
  { key: '8+4.3', limitedQuantity: liquid, tunnelCode: ['D/E', 'E', ''], number: ['823', '823', ''] },
  { key: '8+4.3 s', limitedQuantity: solid, tunnelCode: always('E'), number: ['842', '842', ''] },
  { key: '8+5.1', limitedQuantity: liquid, tunnelCode: always('E'), number: ['885', '85', ''] },
  { key: '8+5.1 s', limitedQuantity: solid, tunnelCode: always('E'), number: ['885', '85', ''] },
  { key: '8+6.1', limitedQuantity: liquid, tunnelCode: ['C/D', 'E', 'E'], number: ['886', '86', '86'] },
  { key: '8+6.1 s', limitedQuantity: solid, tunnelCode: always('E'), number: ['886', '86', '86'] },
  { key: '8+3+6.1', limitedQuantity: liquid, tunnelCode: ['C/D', 'D/E', ''], number: ['886', '86', ''] },
  { key: '8+5.1+6.1', limitedQuantity: never, tunnelCode: always('C/D'), number: ['856', '', ''] },
  { key: '9', limitedQuantity: ['', '1 L', '5 L'], tunnelCode: ['', '', ''], number: ['', '90', '90'] },
  { key: '9 s', limitedQuantity: ['', '1 kg', '5 kg'], tunnelCode: ['', '', ''], number: ['', '90', '90'] },
];

const byKey = new Map(rows.map((row) => [row.key, row]));

/** Gases have no packing group: tunnel code and number by what the gas does. */
const gasRows: readonly { readonly key: string; readonly tunnelCode: string; readonly number: string }[] = [
  { key: '2.1', tunnelCode: 'B/D', number: '23' },
  { key: '2.1 r', tunnelCode: 'B/D', number: '223' },
  { key: '2.1+6.1', tunnelCode: 'B/D', number: '263' },
  { key: '2.1+8', tunnelCode: 'B/D', number: '238' },
  { key: '2.2', tunnelCode: 'C/E', number: '20' },
  { key: '2.2 c', tunnelCode: 'E', number: '20' },
  { key: '2.2 r', tunnelCode: 'C/E', number: '22' },
  { key: '2.2+5.1', tunnelCode: 'C/E', number: '25' },
  { key: '2.2+5.1 c', tunnelCode: 'E', number: '25' },
  { key: '2.2+5.1 r', tunnelCode: 'C/E', number: '225' },
  { key: '2.2+6.1', tunnelCode: 'C/D', number: '26' },
  { key: '2.2+8', tunnelCode: 'C/D', number: '28' },
  { key: '2.3', tunnelCode: 'C/D', number: '26' },
  { key: '2.3+2.1', tunnelCode: 'B/D', number: '263' },
  { key: '2.3+2.1+8', tunnelCode: 'B/D', number: '263' },
  { key: '2.3+5.1', tunnelCode: 'C/D', number: '265' },
  { key: '2.3+5.1+8', tunnelCode: 'C/D', number: '265' },
  { key: '2.3+8', tunnelCode: 'C/D', number: '268' },
];

const gasByKey = new Map(gasRows.map((row) => [row.key, row]));

/** Names that have the same provisions in every class. */
const families: readonly (readonly [RegExp, Provisions])[] = [
  [/^ARTICLES CONTAINING/, { limitedQuantity: '0', tunnelCode: 'E' }],
  [/^RADIOACTIVE MATERIAL, EXCEPTED/, { limitedQuantity: '0' }],
  [/^RADIOACTIVE/, { limitedQuantity: '0', tunnelCode: 'E', hazardIdentificationNumber: '70' }],
  [/TYPE B.*TEMPERATURE CONTROLLED/, { limitedQuantity: '0', tunnelCode: 'B' }],
  [/TYPE [C-F].*TEMPERATURE CONTROLLED/, { limitedQuantity: '0', tunnelCode: 'D' }],
];

/** Provisions of ADR Table A, columns 7a, 15 and 20, that an entry has unless its record says otherwise. */
export function usualProvisions(kind: EntryKind): Provisions {
  const family = families.find(([pattern]) => pattern.test(kind.properShippingName));
  if (family) return family[1];
  if (kind.class.startsWith('1')) return { limitedQuantity: '0', tunnelCode: tunnelOfExplosive(kind.class) };
  return kind.class.startsWith('2') ? usualForGas(kind) : usualByPackingGroup(kind);
}

const explosiveTunnels: readonly (readonly [RegExp, string])[] = [
  [/[AL]$/, 'B'],
  [/^1\.3[HJ]/, 'C'],
  [/^1\.3/, 'C5000D'],
  [/^1\.[125]/, 'B1000C'],
];

const tunnelOfExplosive = (division: string): string =>
  explosiveTunnels.find(([pattern]) => pattern.test(division))?.[1] ?? 'E';

function usualForGas({ class: main, subsidiaryHazards, letters }: EntryKind): Provisions {
  const hazards = [main, ...subsidiaryHazards].join('+');
  const state = letters.has('r') ? ' r' : letters.has('c') ? ' c' : '';
  const row = gasByKey.get(hazards + state) ?? gasByKey.get(hazards);
  return {
    limitedQuantity: hazards === '2.2' ? '120 ml' : '0',
    ...(row ? { tunnelCode: row.tunnelCode, hazardIdentificationNumber: row.number } : {}),
  };
}

function usualByPackingGroup({ class: main, subsidiaryHazards, packingGroup, letters }: EntryKind): Provisions {
  const at = packingGroup === 'I' ? 0 : packingGroup === 'II' ? 1 : packingGroup === 'III' ? 2 : undefined;
  const row = byKey.get([main, ...subsidiaryHazards].join('+') + (letters.has('s') ? ' s' : ''));
  if (!row || at === undefined) return main === '8' ? { tunnelCode: 'E', hazardIdentificationNumber: '80' } : {};
  return {
    limitedQuantity: row.limitedQuantity[at],
    tunnelCode: letters.has('h') && main === '6.1' ? 'C/D' : row.tunnelCode[at],
    hazardIdentificationNumber: row.number[at],
  };
}
