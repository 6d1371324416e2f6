import type { SentenceId } from '../model/sentence-id.ts';
import type { InputPath } from './input-path.ts';
/** Inputs in the user's own words that a sheet in two languages needs in both, by the sentence that prints them. */
export const ownWords: readonly { readonly path: InputPath; readonly sentence: SentenceId }[] = [
  { path: 'description.uses', sentence: 'uses.identified' },
  { path: 'description.usesAdvisedAgainst', sentence: 'uses.against' },
  { path: 'properties.appearance', sentence: 'properties.appearance' },
  { path: 'properties.odour', sentence: 'properties.odour' },
  { path: 'properties.physicalHazardUnclassified', sentence: 'classification.HNOC-PHYSICAL.statement' },
  { path: 'properties.healthHazardUnclassified', sentence: 'classification.HNOC-HEALTH.statement' },
  { path: 'properties.gloves', sentence: 'protection.hands.tested' },
];

/** The place of a part in a sheet of two languages. */
export type PartPlace = 'first' | 'second';

/**
 * What the user typed for one part: the words before a bar are those of the first language, the words behind it those of
 * the second. Without a bar both parts have the same.
 */
export function ownWordsFor(
  place: PartPlace,
  { text, path }: { readonly text: string; readonly path: InputPath },
): string {
  if (!ownWords.some((each) => each.path === path)) return text;
  const [first = '', second = first] = text.split('|');
  return place === 'first' ? first : second;
}
