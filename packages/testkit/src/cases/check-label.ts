import type { Classification, LabelElements } from '@gosds/ghs/classification';
import { baseStatement, hazard, type Hazard } from '@gosds/ghs/hazard';
import { labelElements } from '@gosds/ghs/label/label-elements';
import type { Market } from '@gosds/ghs/markets/market';
import type { Mixture } from '@gosds/ghs/mixture';
import { categoryEntries } from '@gosds/ghs/registry';
import type { Case } from '../read-case.ts';
import { type Check, check, listed } from './case-check.ts';
import { expectedClass } from './written-hazard.ts';

/** Checks the label elements of the published classification apart from the calculation, if the case asserts them. */
export function checkLabel({ inputs, expected }: Case, market: Market): readonly Check[] {
  const published = inputs.classification ?? expected.classification_published ?? expected.classification;
  if (!published || expected.assert) return [];
  const classification: Classification = {
    market: market.id,
    ruleSet: market.ruleSet,
    hazards: published.map(publishedHazard),
    outcomes: [],
    supplemental: [],
    ate: [],
  };
  const mixture: Mixture = { physicalState: 'liquid', ingredients: [], properties: {} };
  return compareLabel(expected, labelElements(classification, mixture, market));
}

function compareLabel(expected: Case['expected'], label: LabelElements): readonly Check[] {
  const pictograms = label.pictograms.map(({ value }) => value);
  const statements = label.hazardStatements.map(({ value }) => value);
  return [
    ...(expected.signal_word === undefined ? [] : [signalWord(expected.signal_word, label.signalWord)]),
    ...(expected.pictograms ? [sameSet('pictograms', expected.pictograms, pictograms)] : []),
    ...(expected.pictograms_not ?? []).map((code) =>
      check('pictograms', { expected: `not ${code}`, found: listed(pictograms), isMet: !pictograms.includes(code) }),
    ),
    ...(expected.h ? [sameSet('hazard statements', expected.h.flatMap(parts), statements.flatMap(parts))] : []),
  ];
}

const signalWord = (expected: string | null, found: string | null): Check =>
  check('signal word', { expected: expected ?? 'none', found: found ?? 'none', isMet: expected === found });

const parts = (combined: string) => combined.split('+').map((code) => code.trim());

function sameSet(what: string, expected: readonly string[], found: readonly string[]): Check {
  const isMet =
    new Set([...expected, ...found]).size === new Set(expected).size && new Set(found).size === new Set(expected).size;
  return check(what, { expected: listed([...expected].sort()), found: listed([...found].sort()), isMet });
}

function publishedHazard(written: string): Hazard {
  const { hCode, category, hazardClass } = expectedClass(written);
  const entries = categoryEntries.filter(
    (entry) => entry.hCode === baseStatement(hCode) && entry.hazardClass === hazardClass,
  );
  const entry = entries.find(({ code }) => category !== undefined && code.endsWith(category)) ?? entries[0];
  if (!entry) throw new RangeError(`no such category: ${written}`);
  return hazard(`${entry.code} ${hCode}`);
}
