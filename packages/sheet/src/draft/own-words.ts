import type { SentenceId } from '../model/sentence-id.ts';
import type { Draft } from './draft.ts';
import type { InputPath } from './input-path.ts';

type OwnWords = {
  readonly path: InputPath;
  /** Path of the input for the second language. */
  readonly second: InputPath;
  /** Id of the sentence that prints the words. */
  readonly sentence: SentenceId;
  readonly secondIn: (draft: Draft) => string;
};

/** Texts by the user that a sheet in two languages needs in both. */
export const ownWords: readonly OwnWords[] = [
  {
    path: 'description.uses',
    second: 'description.secondLanguage.uses',
    sentence: 'uses.identified',
    secondIn: ({ description }) => description.secondLanguage.uses,
  },
  {
    path: 'description.usesAdvisedAgainst',
    second: 'description.secondLanguage.usesAdvisedAgainst',
    sentence: 'uses.against',
    secondIn: ({ description }) => description.secondLanguage.usesAdvisedAgainst,
  },
  {
    path: 'properties.appearanceText',
    second: 'properties.secondLanguage.appearanceText',
    sentence: 'properties.appearance',
    secondIn: ({ properties }) => properties.secondLanguage.appearanceText,
  },
  {
    path: 'properties.odour',
    second: 'properties.secondLanguage.odour',
    sentence: 'properties.odour',
    secondIn: ({ properties }) => properties.secondLanguage.odour,
  },
  {
    path: 'properties.physicalHazardUnclassified',
    second: 'properties.secondLanguage.physicalHazardUnclassified',
    sentence: 'classification.HNOC-PHYSICAL.statement',
    secondIn: ({ properties }) => properties.secondLanguage.physicalHazardUnclassified,
  },
  {
    path: 'properties.healthHazardUnclassified',
    second: 'properties.secondLanguage.healthHazardUnclassified',
    sentence: 'classification.HNOC-HEALTH.statement',
    secondIn: ({ properties }) => properties.secondLanguage.healthHazardUnclassified,
  },
  {
    path: 'properties.gloves',
    second: 'properties.secondLanguage.gloves',
    sentence: 'protection.hands.tested',
    secondIn: ({ properties }) => properties.secondLanguage.gloves,
  },
];

/** The place of a part in a sheet of two languages. */
export type PartPlace = 'first' | 'second';

/** The user's text for one part of a sheet. The second part falls back to the words of the first. */
export function ownWordsFor(
  place: PartPlace | undefined,
  draft: Draft,
  { text, path }: { readonly text: string; readonly path: InputPath },
): string {
  if (place !== 'second') return text;
  const second = ownWords.find((each) => each.path === path)?.secondIn(draft) ?? '';
  return second.trim() === '' ? text : second;
}
