import { readFileSync } from 'node:fs';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { marketById } from '../testing/market-by-id.ts';
import { baseStatement, type Hazard, readHazard } from '../hazard.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import type { PhysicalState } from '../mixture.ts';
import { categoryEntries } from '../registry.ts';
import { labelElements } from './label-elements.ts';

const { path: folder, isThere } = publicFile('cases');

type Sheet = {
  readonly file: string;
  readonly classification: readonly (readonly string[])[];
  readonly signal: string | null;
  readonly labelH: readonly string[];
  readonly pictograms?: readonly string[];
};

const read = (name: string): readonly Sheet[] =>
  isThere ? (JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Sheet[]) : [];

/** Companies name classes differently, so the statement and the category number identify the entry. */
function writtenHazards(words: readonly string[]): Hazard[] {
  const hCode = (words.at(-1) ?? '').replace('*', '');
  const category = /\d[A-C]?/.exec(words.slice(0, -1).join(' '))?.[0] ?? '';
  const entries = categoryEntries.filter((entry) => entry.hCode === baseStatement(hCode));
  const entry = entries.find(({ code }) => code.endsWith(` ${category}`)) ?? entries[0];
  const read = entry && readHazard(entry.code, hCode);
  return read ? [read] : [];
}

function labelled({ classification }: Sheet, market: LabelRegimeId, physicalState: PhysicalState) {
  const hazards = classification.flatMap(writtenHazards);
  return labelElements(
    { market, ruleSet: 'published', hazards, outcomes: [], supplemental: [], ate: [] },
    { physicalState, ingredients: [], properties: {}, use: 'professional' },
    marketById(market),
  );
}

const inOrder = (codes: readonly string[]) => [...new Set(codes)].sort().join(' ');
const statementsOf = (codes: readonly string[]) =>
  inOrder(codes.flatMap((code) => code.replaceAll(' ', '').split('+')).filter((code) => code.startsWith('H')));

/** Labels that do not match the classification printed beside them, and why. */
const departing: Readonly<Record<string, string>> = {
  'cello-sds.txt': 'leaves H373 off, against CLP Art. 21',
  'croton-flex.txt': 'leaves H335 off, against CLP Art. 21',
  'ecana.txt': 'leaves H335 off, against CLP Art. 21',
  'profound.txt': 'leaves H335 off, against CLP Art. 21',
  'fandango-102000008127.txt': 'states H318 and H332, which the classification does not have',
  'unicur-mapp-19987.txt': 'states H318 and H332, which the classification does not have',
  'jettano.txt': 'states H410 for Aquatic Chronic 2 alone',
  'atlantis-star.txt': 'two classifications in one sheet',
  'jessico-one.txt': 'two classifications in one sheet',
  'proverb.txt': 'two classifications in one sheet',
  'technicalchemical-com/817202.txt': 'states a more severe category than it classifies, five times',
  'technicalchemical-com/817255.txt': 'states H411, which its law does not have',
};

describe.skipIf(!isThere).each([
  { name: 'bayer_gb_clp', market: 'gb', state: 'liquid', min: 45 },
  { name: 'bayer_dual_gb_ni', market: 'gb', state: 'liquid', min: 15 },
  { name: 'osha_lisam', market: 'us', state: 'liquid', min: 20 },
  { name: 'airproducts_eu_gases', market: 'eu', state: 'gas', min: 50 },
] as const)('labels of the sheets in $name', ({ name, market, state, min }) => {
  const sheets = read(name).filter(({ classification, labelH }) => classification.length > 0 && labelH.length > 0);
  const judged = sheets.filter(({ file }) => departing[file] === undefined);

  it(`are ${min} at least`, () => {
    expect(sheets.length).toBeGreaterThanOrEqual(min);
  });

  it('follow from the classification beside them', () => {
    const differing = judged.flatMap((sheet) => {
      const label = labelled(sheet, market, state);
      const ours = [
        label.signalWord ?? '',
        statementsOf(label.hazardStatements.map(({ value }) => value)),
        inOrder(label.pictograms.map(({ value }) => value)),
      ];
      const theirs = [
        sheet.signal ?? '',
        statementsOf(sheet.labelH),
        sheet.pictograms?.length ? inOrder(sheet.pictograms) : ours[2],
      ];
      return ours.join(' | ') === theirs.join(' | ')
        ? []
        : [`${sheet.file}: ${ours.join(' | ')} not ${theirs.join(' | ')}`];
    });
    expect(differing).toEqual([]);
  });
});
