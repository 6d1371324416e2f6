import { readFileSync } from 'node:fs';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { marketById } from '../testing/market-by-id.ts';
import { baseStatement, type Hazard, readHazard } from '../hazard.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import { categoryEntries } from '../registry.ts';
import { labelElements } from './label-elements.ts';

const { path: file, isThere } = publicFile('cases/cases.json');

type Expected = {
  readonly classification?: readonly string[];
  readonly classification_published?: readonly string[];
  readonly signal_word?: string;
  readonly h?: readonly string[];
  readonly pictograms?: readonly string[];
};
type Case = { readonly id: string; readonly jurisdiction: string; readonly expected: Expected };

const cases: readonly Case[] = isThere ? (JSON.parse(readFileSync(file, 'utf8')) as Case[]) : [];

const marketOf = (jurisdiction: string): LabelRegimeId | undefined => {
  if (jurisdiction.startsWith('US')) return 'us';
  if (jurisdiction.startsWith('GB')) return 'gb';
  return jurisdiction.startsWith('EU') ? 'eu' : undefined;
};

/** Published texts name class and category in many ways, so statement and category number identify the entry. */
function writtenHazard(text: string): Hazard | undefined {
  const hCode = /(?:EUH|H)\d{3}[A-Za-z]*/.exec(text)?.[0];
  if (!hCode) return undefined;
  if (/compressed gas/i.test(text)) return readHazard('Press. Gas (Comp.)', hCode);
  if (/liquefied gas/i.test(text)) return readHazard('Press. Gas (Liq.)', hCode);
  const category = /\d[A-C]?/.exec(text.replace(hCode, ''))?.[0] ?? '';
  const found = categoryEntries.find(
    (entry) => entry.hCode === baseStatement(hCode) && entry.code.endsWith(` ${category}`),
  );
  return found && readHazard(found.code, hCode);
}

/** Labels that omit a statement of their own classification, against CLP Art. 21 and 27: H373 and three times H335. */
const departing = new Set(['SDS-BAYER-CELLO', 'SDS-BAYER-CROTON-FLEX', 'SDS-BAYER-ECANA', 'SDS-BAYER-GLACIS']);

describe.skipIf(!isThere)('labels of published sheets', () => {
  const readable = cases.flatMap(({ id, jurisdiction, expected }) => {
    const texts = expected.classification ?? expected.classification_published ?? [];
    const market = marketOf(jurisdiction);
    const hazards = texts.map(writtenHazard).filter((hazard) => hazard !== undefined);
    const isRead = texts.length > 0 && hazards.length === texts.length;
    if (!market || !isRead || (!expected.h && !expected.pictograms)) return [];
    return [{ id, market, expected, hazards }];
  });

  it('are many', () => {
    expect(readable.length).toBeGreaterThan(40);
  });

  it.each(readable.filter(({ id }) => !departing.has(id)).map((one) => [one.id, one] as const))('%s', (_, one) => {
    const { market, hazards, expected } = one;
    const classification = { market, ruleSet: 'published', hazards, outcomes: [], supplemental: [], ate: [] };
    const label = labelElements(
      classification,
      { physicalState: 'liquid', ingredients: [], properties: {} },
      marketById(market),
    );
    const codes = label.hazardStatements.flatMap(({ value }) => value.split('+')).sort();
    if (expected.signal_word) expect(label.signalWord).toBe(expected.signal_word);
    if (expected.h) expect(codes).toEqual([...new Set(expected.h.flatMap((code) => code.split('+')))].sort());
    if (expected.pictograms)
      expect(label.pictograms.map(({ value }) => value)).toEqual([...expected.pictograms].sort());
  });
});
