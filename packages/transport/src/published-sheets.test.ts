import { readFileSync } from 'node:fs';
import { exactly, percent } from '@gosds/ghs/concentration';
import { type Hazard, readHazard } from '@gosds/ghs/hazard';
import type { Mixture, PhysicalState } from '@gosds/ghs/mixture';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { classifyForTransport } from './classify-for-transport.ts';
import { publishedClassification } from './testing/published-classification.ts';
import type { TransportOutcome } from './transport.ts';

/** Real sheets. The UN number must follow from their classification. */
const { path: folder, isThere } = publicFile('cases');

type Sheet = {
  readonly product: string;
  readonly classification: readonly (readonly string[])[];
  readonly ingredients: readonly { readonly name: string; readonly cas?: string | null; readonly lo?: number | null }[];
  readonly flash?: string | null;
  readonly form?: string | null;
  readonly state?: string | null;
  readonly UN: string | null;
  readonly PG: string | null;
};

const read = (name: string): readonly Sheet[] =>
  isThere ? (JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Sheet[]) : [];

const byStatement: readonly (readonly [RegExp, (category: string, statement: string) => string])[] = [
  [/^H22[4-6]$/, (_, statement) => `Flam. Liq. ${Number(statement.slice(1)) - 223}`],
  [/^H227$/, () => 'Flam. Liq. 4'],
  [/^H222$/, () => 'Aerosol 1'],
  [/^H223$/, () => 'Aerosol 2'],
  [/^H229$/, () => 'Aerosol 3'],
  [/^H3(00|10|30)$/, (category) => `Acute Tox. ${category}`],
  [/^H3(01|11|31)$/, () => 'Acute Tox. 3'],
  [/^H314$/, (category) => `Skin Corr. ${category}`],
  [/^H290$/, () => 'Met. Corr. 1'],
  [/^H400$/, () => 'Aquatic Acute 1'],
  [/^H410$/, () => 'Aquatic Chronic 1'],
  [/^H411$/, () => 'Aquatic Chronic 2'],
];

function hazardsOf({ classification }: Sheet): readonly Hazard[] {
  return classification.flatMap((cells) => {
    const hCode = cells.at(-1) ?? '';
    const category = /(\d[A-C]?)/.exec(cells.slice(0, -1).join(' '))?.[1] ?? '';
    const row = byStatement.find(([pattern]) => pattern.test(hCode));
    const read = row && readHazard(row[1](category, hCode), hCode);
    return read ? [read] : [];
  });
}

function stateOf({ form, state, classification }: Sheet): PhysicalState {
  // Spray cans have H280 if the law has no Category 3 for aerosols.
  if (classification.some((cells) => /^H(22[239]|280)$/.test(cells.at(-1) ?? ''))) return 'aerosol';
  return /granul|powder|solid|tablet|paste/i.test(`${form ?? ''} ${state ?? ''}`) ? 'solid' : 'liquid';
}

function transportOf(sheet: Sheet, market: 'eu' | 'us'): TransportOutcome {
  const flash = /-?\d+(?:\.\d+)?/.exec(sheet.flash ?? '')?.[0];
  const mixture: Mixture = {
    physicalState: stateOf(sheet),
    properties: flash === undefined ? {} : { flashPointC: { min: Number(flash), max: Number(flash) } },
    ingredients: sheet.ingredients.map(({ name, cas, lo }, at) => ({
      id: String(at),
      name,
      ...(cas ? { cas } : {}),
      concentration: exactly(percent(Math.min(lo ?? 1, Math.floor(100 / sheet.ingredients.length)))),
      hazards: [],
    })),
  };
  const numbers = sheet.ingredients.flatMap(({ cas }, at) => (cas === '127-18-4' ? [[String(at), '1897']] : []));
  const classification = publishedClassification(mixture, hazardsOf(sheet), market);
  return classifyForTransport({ mixture, classification, unNumbersByIngredient: Object.fromEntries(numbers) });
}

const unOf = (outcome: TransportOutcome): string | null =>
  outcome.status === 'regulated' ? outcome.proposal.entry.un : outcome.status === 'not-regulated' ? null : 'incomplete';

describe.skipIf(!isThere)('the UN numbers of real sheets', () => {
  /** Explained in docs/case-differences.md. */
  const explained: ReadonlyMap<string, string> = new Map([
    ['ATC - Air Tool Conditioner (Bulk)', 'the file holds no classification of the sheet'],
    ['Multi-Purpose Lubricant', 'the file holds no classification; a combustible liquid, named for carriage in bulk'],
    ['PB Penetrating Catalyst', 'the file holds no classification of the sheet'],
    ['755, DURAGLOSS NU-GLASS', 'flash point of 42 °C, which the maker seems to have reclassed as combustible'],
    ['PRONTO NON-CHLORINATED LOW VOC BRAKE CLEANER 5 GALLON', 'the sheet leaves out 6.1, which H301 and H311 give'],
  ]);

  it.each([
    ['bayer_gb_clp', 'eu', 50],
    ['bayer_dual_gb_ni', 'eu', 18],
    ['osha_lisam', 'us', 20],
  ] as const)('of %s follow from the classification', (name, market, atLeast) => {
    const sheets = read(name);
    const differing = sheets.filter((sheet) => unOf(transportOf(sheet, market)) !== sheet.UN);
    console.log(`${name}: ${sheets.length - differing.length} of ${sheets.length} UN numbers reproduced`);
    expect(sheets.length - differing.length).toBeGreaterThanOrEqual(atLeast);
    expect(
      differing
        .filter(({ product }) => !explained.has(product))
        .map((sheet) => `${sheet.product}: ${sheet.UN ?? 'none'} <> ${unOf(transportOf(sheet, market)) ?? 'none'}`),
    ).toEqual([]);
  });
});
