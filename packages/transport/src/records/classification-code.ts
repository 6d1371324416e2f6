import type { EntryKind } from './entry-kind.ts';

/** ADR 2.2.x.1.2, x.1.3: what a gas is carried as comes before the letters of its hazards. */
const gasForms: readonly (readonly [RegExp, string])[] = [
  [/ADSORBED/, '9'],
  [/^CHEMICAL UNDER PRESSURE/, '8'],
  [/^GAS SAMPLE/, '7'],
  [/^(AMMONIA|FERTILIZER AMMONIATING) SOLUTION/, '4'],
  [/^(AEROSOLS|RECEPTACLES, SMALL)/, '5'],
  [/^(ARTICLES|DEVICES|ENGINE|FIRE EXT|FUEL CELL|HYDROCARBON GAS REFILLS|LIGHTER|REFRIGERATING MACHINES)/, '6'],
  [/REFRIGERATED LIQUID|LIQUID, REFRIGERATED/, '3'],
  [/DISSOLVED/, '4'],
  [/COMPRESSED|METAL HYDRIDE STORAGE/, '1'],
];

const gasLetters = new Map([
  ['2.1', 'F'],
  ['2.1+6.1', 'TF'],
  ['2.1+6.1+8', 'TFC'],
  ['2.1+8', 'FC'],
  ['2.2', 'A'],
  ['2.2+5.1', 'O'],
  ['2.2+5.1+6.1', 'TO'],
  ['2.2+5.1+6.1+8', 'TOC'],
  ['2.2+5.1+8', 'CO'],
  ['2.2+6.1', 'T'],
  ['2.2+6.1+8', 'TC'],
  ['2.2+8', 'C'],
  ['2.3', 'T'],
  ['2.3+2.1', 'TF'],
  ['2.3+2.1+8', 'TFC'],
  ['2.3+5.1', 'TO'],
  ['2.3+5.1+8', 'TOC'],
  ['2.3+8', 'TC'],
]);

/** Codes by hazards: liquid, solid; `organic liquid, organic solid, inorganic liquid, inorganic solid` where the law tells them apart. */
const codes = new Map<string, readonly string[]>([
  ['3', ['F1']],
  ['3+6.1', ['FT1']],
  ['3+6.1+8', ['FTC']],
  ['3+8', ['FC']],
  ['4.1', ['F1', 'F1', 'F3', 'F3']],
  ['4.1+5.1', ['FO']],
  ['4.1+6.1', ['FT1', 'FT1', 'FT2', 'FT2']],
  ['4.1+8', ['FC1', 'FC1', 'FC2', 'FC2']],
  ['4.2', ['S1', 'S2', 'S3', 'S4']],
  ['4.2+4.3', ['SW1']],
  ['4.2+5.1', ['SO']],
  ['4.2+6.1', ['ST1', 'ST2', 'ST3', 'ST4']],
  ['4.2+8', ['SC1', 'SC2', 'SC3', 'SC4']],
  ['4.3', ['W1', 'W2']],
  ['4.3+3', ['WF1']],
  ['4.3+3+8', ['WFC']],
  ['4.3+4.1', ['WF2', 'WF2']],
  ['4.3+4.2', ['WS']],
  ['4.3+5.1', ['WO']],
  ['4.3+6.1', ['WT1', 'WT2']],
  ['4.3+8', ['WC1', 'WC2']],
  ['5.1', ['O1', 'O2']],
  ['5.1+4.1', ['OF']],
  ['5.1+4.2', ['OS']],
  ['5.1+4.3', ['OW']],
  ['5.1+6.1', ['OT1', 'OT2']],
  ['5.1+6.1+8', ['OTC']],
  ['5.1+8', ['OC1', 'OC2']],
  ['5.2', ['P1', 'P1']],
  ['5.2+1', ['P1', 'P1']],
  ['6.1', ['T1', 'T2', 'T4', 'T5']],
  ['6.1+3', ['TF1']],
  ['6.1+3+4.3', ['TFW']],
  ['6.1+3+8', ['TFC']],
  ['6.1+4.1', ['TF3', 'TF3']],
  ['6.1+4.2', ['TS']],
  ['6.1+4.3', ['TW1', 'TW2']],
  ['6.1+5.1', ['TO1', 'TO2']],
  ['6.1+8', ['TC1', 'TC2', 'TC3', 'TC4']],
  ['8', ['C9', 'C10']],
  ['8+3', ['CF1']],
  ['8+3+6.1', ['CFT']],
  ['8+4.1', ['CF2', 'CF2']],
  ['8+4.2', ['CS1', 'CS2']],
  ['8+4.3', ['CW1', 'CW2']],
  ['8+5.1', ['CO1', 'CO2']],
  ['8+5.1+6.1', ['COT']],
  ['8+6.1', ['CT1', 'CT2']],
  ['9', ['M11', 'M11']],
]);

/** Acids and bases of class 8: organic liquid, organic solid, inorganic liquid, inorganic solid. */
const acids = ['C3', 'C4', 'C1', 'C2'];
const bases = ['C7', 'C8', 'C5', 'C6'];

/** Names that put an entry of a class into a group of its own, whatever its nature. */
const byName: readonly (readonly [own: string, pattern: RegExp, code: string])[] = [
  ['3', /PESTICIDE/, 'FT2'],
  ['3', /NITROGLYCERIN|NITROCELLULOSE|DESENSITIZED|TETRAZOLE/, 'D'],
  ['3', /^ELEVATED/, 'F2'],
  ['3', /^ARTICLES|^ENGINE|^FUEL CELL/, 'F3'],
  ['4.1', /SELF-REACTIVE.*TEMPERATURE/, 'SR2'],
  ['4.1', /SELF-REACTIVE/, 'SR1'],
  ['4.1', /POLYMERIZING.*TEMPERATURE/, 'PM2'],
  ['4.1', /POLYMERIZING/, 'PM1'],
  ['4.1', /MOLTEN/, 'F2'],
  ['4.1', /^ARTICLES/, 'F4'],
  ['4.2', /^ARTICLES/, 'S6'],
  ['4.2', /ORGANOMETALLIC.*WATER/, 'SW1'],
  ['4.2', /ORGANOMETALLIC/, 'S5'],
  ['4.3', /^ARTICLES|^FUEL CELL|^BATTERIES/, 'W3'],
  ['5.1', /^ARTICLES|^OXYGEN GENERATOR/, 'O3'],
  ['5.2', /TEMPERATURE/, 'P2'],
  ['6.1', /^ARTICLES/, 'T10'],
  ['6.1', /PESTICIDE.*FLAMMABLE/, 'TF2'],
  ['6.1', /PESTICIDE, LIQUID/, 'T6'],
  ['6.1', /PESTICIDE/, 'T7'],
  ['6.1', /ORGANOMETALLIC|ORGANOTIN|ORGANOARSENIC|PHENYLMERCURIC|METAL CARBONYLS/, 'T3'],
  ['6.2', /^INFECTIOUS.*HUMANS/, 'I1'],
  ['6.2', /^INFECTIOUS/, 'I2'],
  ['6.2', /^BIOLOGICAL/, 'I4'],
  ['6.2', /WASTE/, 'I3'],
  ['8', /^ARTICLES|^FUEL CELL|^BATTERIES|^BOMBS|^GALLIUM CONTAINED/, 'C11'],
  ['9', /^ASBESTOS/, 'M1'],
  ['9', /BIPHENYL|TERPHENYL/, 'M2'],
  ['9', /^POLYMERIC BEADS|^PLASTICS MOULDING/, 'M3'],
  ['9', /^(LITHIUM|SODIUM ION).*BATTERIES/, 'M4'],
  ['9', /^(LIFE-SAVING|SAFETY DEVICES|FIRE SUPPRESSANT)/, 'M5'],
  ['9', /^ENVIRONMENTALLY.*LIQUID/, 'M6'],
  ['9', /^ENVIRONMENTALLY/, 'M7'],
  ['9', /^GENETICALLY/, 'M8'],
  ['9', /^ELEVATED.*LIQUID/, 'M9'],
  ['9', /^ELEVATED/, 'M10'],
];

/** Classification code of ADR Table A, column 3b, that an entry has unless its record says otherwise. */
export function usualClassificationCode(kind: EntryKind): string | undefined {
  const { class: main, subsidiaryHazards, properShippingName } = kind;
  if (main.startsWith('1')) return main === '1' ? undefined : main;
  const key = [main, ...subsidiaryHazards].join('+');
  if (main.startsWith('2')) return gasCode(key, kind);
  const named = byName.find(([own, pattern]) => own === main && pattern.test(properShippingName));
  if (main === '4.1' && kind.packingGroup === 'I') return subsidiaryHazards.length > 0 ? 'DT' : 'D';
  if (named && !(named[2] === 'T7' && subsidiaryHazards.length > 0)) return named[2];
  return byNature(key, kind);
}

function gasCode(key: string, { properShippingName }: EntryKind): string | undefined {
  const letters = gasLetters.get(key);
  const form = gasForms.find(([pattern]) => pattern.test(properShippingName))?.[1] ?? '2';
  return letters && form + letters;
}

function byNature(key: string, { letters }: EntryKind): string | undefined {
  const at = (letters.has('s') ? 1 : 0) + (letters.has('i') ? 2 : 0);
  if (key === '8' && letters.has('a')) return acids[at];
  if (key === '8' && letters.has('b')) return bases[at];
  const found = codes.get(key);
  return found?.[at] ?? found?.[letters.has('s') ? 1 : 0] ?? found?.[0];
}
