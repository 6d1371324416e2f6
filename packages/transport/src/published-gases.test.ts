import { readFileSync } from 'node:fs';
import type { ClassOutcome, Classification } from '@gosds/ghs/classification';
import { exactly, percent } from '@gosds/ghs/concentration';
import { hazard, type HazardClass } from '@gosds/ghs/hazard';
import type { Mixture } from '@gosds/ghs/mixture';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { classifyForTransport } from './classify-for-transport.ts';
import type { TransportProposal } from './transport.ts';

/** Published sheets of gases. UN number and labels must follow from their composition and classification. */
const { path: file, isThere } = publicFile('cases/airproducts_eu_gases.json');

type Sheet = {
  readonly sds: string;
  readonly product: string;
  readonly unit: string;
  readonly components: readonly { readonly name: string; readonly cas: string; readonly pct: number }[];
  readonly classification: readonly (readonly [string, string, string])[];
  readonly UN: string;
  readonly labels: string;
};

const sheets: readonly Sheet[] = isThere ? (JSON.parse(readFileSync(file, 'utf8')) as Sheet[]) : [];

/** UN numbers of the pure gases, one for each as in a catalogue, whatever the state. */
const numbers = new Map([
  ['7782-44-7', '1072'],
  ['74-98-6', '1978'],
  ['115-07-1', '1077'],
  ['75-46-7', '1984'],
  ['7664-41-7', '1005'],
  ['106-97-8', '1011'],
  ['630-08-0', '1016'],
  ['75-45-6', '1018'],
  ['7440-01-9', '1065'],
  ['74-82-8', '1971'],
  ['7783-06-4', '1053'],
  ['1333-74-0', '1049'],
  ['7440-59-7', '1046'],
  ['74-85-1', '1962'],
  ['7647-01-0', '1050'],
  ['106-98-9', '1012'],
  ['132259-10-0', '1002'],
]);

const classes: readonly HazardClass[] = [
  'Gases under pressure',
  'Flammable gases',
  'Oxidising gases',
  'Acute toxicity, inhalation',
  'Skin corrosion/irritation',
];

const codes: readonly (readonly [RegExp, HazardClass, (category: string) => string])[] = [
  [/^Flammable gases/, 'Flammable gases', () => 'Flam. Gas 1A'],
  [/^Oxidizing gases/, 'Oxidising gases', () => 'Ox. Gas 1'],
  [/^Acute toxicity - Inhal/, 'Acute toxicity, inhalation', (text) => `Acute Tox. ${text.slice(-1)}`],
  [/^Skin corrosion/, 'Skin corrosion/irritation', (text) => `Skin Corr. ${text.replace('Category ', '')}`],
];

const pressures = new Map([
  ['Compressed gas', 'Press. Gas (Comp.)'],
  ['Liquefied gas', 'Press. Gas (Liq.)'],
  ['Refrigerated liquefied gas', 'Press. Gas (Ref. Liq.)'],
]);

function outcomeOf(hazardClass: HazardClass, { classification }: Sheet): ClassOutcome {
  const hazards = classification.flatMap(([name, category, hCode]) => {
    const pressure = name.startsWith('Gases under pressure') ? pressures.get(category) : undefined;
    if (pressure) return hazardClass === 'Gases under pressure' ? [hazard(`${pressure} ${hCode}`)] : [];
    const row = codes.find(([pattern, own]) => own === hazardClass && pattern.test(name));
    return row ? [hazard(`${row[2](category)} ${hCode}`)] : [];
  });
  return {
    hazardClass,
    status: hazards.length > 0 ? 'classified' : 'not-classified',
    hazards,
    reasons: [],
    missing: [],
  };
}

function transportOf(sheet: Sheet): readonly TransportProposal[] {
  const mixture: Mixture = {
    physicalState: 'gas',
    sharesBy: sheet.unit === 'w/w' ? 'weight' : 'volume',
    properties: {},
    ingredients: sheet.components.map(({ name, cas, pct }) => ({
      id: cas,
      name,
      cas,
      concentration: exactly(percent(pct)),
      hazards: [],
    })),
  };
  const outcomes = classes.map((hazardClass) => outcomeOf(hazardClass, sheet));
  const classification: Classification = {
    market: 'eu',
    ruleSet: 'published',
    hazards: outcomes.flatMap(({ hazards }) => hazards),
    outcomes,
    supplemental: [],
    ate: [],
  };
  const outcome = classifyForTransport({
    mixture,
    classification,
    unNumbersByIngredient: Object.fromEntries(sheet.components.map(({ cas }) => [cas, numbers.get(cas) ?? ''])),
  });
  return outcome.status === 'regulated' ? [outcome.proposal, ...outcome.alternatives] : [];
}

const shown = ({ entry }: TransportProposal) =>
  `UN ${entry.un} ${entry.class}${entry.subsidiaryHazards.length > 0 ? ` (${entry.subsidiaryHazards.join(', ')})` : ''}`;

describe.skipIf(!isThere)('published sheets of gases', () => {
  /** Explained in docs/case-differences.md. */
  const explained = new Map([
    [
      '300000003076',
      'the sheet takes the N.O.S. entry for hydrogen with methane, which its sister sheet names UN 2034',
    ],
    ['300000027975', 'the sheet names the refrigerant UN 1078, 410A of the same maker stands as UN 3163'],
  ]);
  const differing = sheets.filter((sheet) => {
    const [first] = transportOf(sheet);
    return !first || shown(first) !== `UN ${sheet.UN} ${sheet.labels}`;
  });

  it('prints the share reproduced', () => {
    console.log(`gases: ${sheets.length - differing.length} of ${sheets.length} UN numbers and labels reproduced`);
    expect(sheets.length).toBeGreaterThan(50);
  });

  it('differs only where it is explained, and offers the published number even there', () => {
    const open = differing.filter(({ sds }) => !explained.has(sds));
    expect(
      open.map(
        (sheet) =>
          `${sheet.sds} ${sheet.product}: UN ${sheet.UN} ${sheet.labels} <> ${transportOf(sheet).map(shown).join(' | ')}`,
      ),
    ).toEqual([]);
    for (const sheet of differing) expect(transportOf(sheet).map(({ entry }) => entry.un)).toContain(sheet.UN);
  });
});
