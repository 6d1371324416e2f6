import { baseStatement, hazard, type Hazard, type HazardClass, readHazard } from '@gosds/ghs/hazard';
import { categoryEntries, entryOf } from '@gosds/ghs/registry';

const synonyms: readonly (readonly [RegExp, string])[] = [
  [/^Flam\.? gas /i, 'Flam. Gas '],
  [/^Flam\.? Aerosol /i, 'Aerosol '],
  [/^Compressed gas.*/i, 'Press. Gas (Comp.)'],
  [/^Liquefied gas.*/i, 'Press. Gas (Liq.)'],
  [/^Dissolved gas.*/i, 'Press. Gas (Diss.)'],
  [/^Refrigerated liquefied gas.*/i, 'Press. Gas (Ref. Liq.)'],
];

const routeStatements: readonly (readonly [RegExp, readonly string[]])[] = [
  [/oral|swallow/i, ['H300', 'H300', 'H301', 'H302', 'H303']],
  [/dermal|skin/i, ['H310', 'H310', 'H311', 'H312', 'H313']],
  [/inhal|gas|vapou?r|dust|mist/i, ['H330', 'H330', 'H331', 'H332', 'H333']],
];

const forms: readonly (readonly [RegExp, string])[] = [
  [/gas/i, 'gas'],
  [/vapou?r/i, 'vapour'],
  [/dust|mist/i, 'dust-mist'],
];

/** Reads `Acute Tox. 3 inhalation vapour` with `H331`, `Flam. gas 1`, `Compressed gas`; throws if it is not a category. */
export function writtenHazard(category: string, statement: string | null | undefined): Hazard {
  const plain = synonyms.reduce((written, [from, to]) => written.replace(from, to), category.trim());
  const acute = /^Acute Tox\. ?(\d)\b(.*)$/.exec(plain);
  if (acute) return acuteHazard(Number(acute[1]), acute[2] ?? '', statement);
  const code = plain.replace(/\s+\((?:oral|dermal|inhalation)[^)]*\)$/i, '');
  const hCode = statement ?? categoryEntries.find((entry) => entry.code === code)?.hCode ?? '';
  const read = readHazard(code, hCode);
  if (!read || !entryOf(read)) throw new RangeError(`no such category: ${category} ${statement ?? ''}`);
  return read;
}

function acuteHazard(category: number, rest: string, statement: string | null | undefined): Hazard {
  const derived = routeStatements.find(([pattern]) => pattern.test(rest))?.[1][category - 1];
  const hCode = statement ?? derived;
  if (hCode === undefined) throw new RangeError(`no route in: Acute Tox. ${category}${rest}`);
  const form = hCode.startsWith('H33') ? forms.find(([pattern]) => pattern.test(rest))?.[1] : undefined;
  return hazard(`Acute Tox. ${category} ${hCode}${form === undefined ? '' : ` (${form})`}`);
}

/** One class of an expected answer. Names of categories vary; statement and number do not. */
export type ExpectedClass = {
  readonly hazardClass: HazardClass;
  readonly hCode: string;
  /** `1`, `1B`, `2A`; undefined if the answer names none. */
  readonly category: string | undefined;
  readonly written: string;
};

/** Reads `Skin Corr. 1C H314`, `Long-term (chronic) aquatic hazard 2 H411`, `Acute Tox. 3 (oral)`. */
export function expectedClass(written: string): ExpectedClass {
  const stated = /\b((?:EUH|H)\d{3}[A-Za-z]*)$/.exec(written.trim())?.[1];
  const hCode = stated ?? writtenHazard(written, undefined).hCode;
  const entry = categoryEntries.find((candidate) => candidate.hCode === baseStatement(hCode));
  if (!entry) throw new RangeError(`no such statement: ${written}`);
  const category = /\b(\d[A-D]?)\b/.exec(written.replace(/\b(?:EUH|H)\d{3}[A-Za-z]*$/, ''))?.[1];
  return { hazardClass: entry.hazardClass, hCode, category, written };
}

const classNames: Readonly<Record<string, readonly HazardClass[]>> = {
  'Flam. Gas': ['Flammable gases'],
  Aerosol: ['Aerosols'],
  'Ox. Gas': ['Oxidising gases'],
  'Press. Gas': ['Gases under pressure'],
  'Flam. Liq.': ['Flammable liquids'],
  'Acute Tox.': ['Acute toxicity, oral', 'Acute toxicity, dermal', 'Acute toxicity, inhalation'],
  'Acute Tox. oral': ['Acute toxicity, oral'],
  'Acute Tox. dermal': ['Acute toxicity, dermal'],
  'Acute Tox. inhalation': ['Acute toxicity, inhalation'],
  'Skin Corr./Irrit.': ['Skin corrosion/irritation'],
  'Skin Corr.': ['Skin corrosion/irritation'],
  'Skin Irrit.': ['Skin corrosion/irritation'],
  'Eye Dam./Irrit.': ['Serious eye damage/eye irritation'],
  'Eye Dam.': ['Serious eye damage/eye irritation'],
  'Eye Irrit.': ['Serious eye damage/eye irritation'],
  'Resp. Sens.': ['Respiratory sensitisation'],
  'Skin Sens.': ['Skin sensitisation'],
  'Muta.': ['Germ cell mutagenicity'],
  'Carc.': ['Carcinogenicity'],
  'Repr.': ['Reproductive toxicity', 'Effects on or via lactation'],
  'Lact.': ['Effects on or via lactation'],
  'STOT SE': [
    'Specific target organ toxicity, single exposure',
    'Specific target organ toxicity, single exposure: respiratory tract irritation',
    'Specific target organ toxicity, single exposure: narcotic effects',
  ],
  'STOT SE 3': [
    'Specific target organ toxicity, single exposure: respiratory tract irritation',
    'Specific target organ toxicity, single exposure: narcotic effects',
  ],
  'STOT RE': ['Specific target organ toxicity, repeated exposure'],
  'Asp. Tox.': ['Aspiration hazard'],
  'ED HH': ['Endocrine disruption for human health'],
  'ED ENV': ['Endocrine disruption for the environment'],
  'Aquatic Acute': ['Hazardous to the aquatic environment, acute'],
  'Aquatic Chronic': ['Hazardous to the aquatic environment, long-term'],
  Ozone: ['Hazardous to the ozone layer'],
  'Ox. Liq.': ['Oxidising liquids'],
  'Ox. Sol.': ['Oxidising solids'],
  'Flam. Sol.': ['Flammable solids'],
  'Met. Corr.': ['Corrosive to metals'],
};

/** The classes for a name in `hazard_classes`; empty if it names something else. */
export const classesNamed = (name: string): readonly HazardClass[] => classNames[name.trim()] ?? [];

/**
 * A published class from its statement and a text that may contain the category; else the statement gives the category.
 */
export function publishedClass(text: string, hCode: string): ExpectedClass {
  const category = /\b\d[A-D]?\b/.exec(text)?.[0] ?? categoryOfStatement(hCode);
  return expectedClass(`${category} ${hCode}`);
}

const categoryOfStatement = (hCode: string): string => {
  const codes = categoryEntries.filter((entry) => entry.hCode === baseStatement(hCode)).map(({ code }) => code);
  return /\b\d[A-D]?$/.exec(codes[0] ?? '')?.[0] ?? '';
};
