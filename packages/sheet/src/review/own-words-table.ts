import { tell } from '@gosds/phrases/finding-message';
import { ownWords } from '../draft/own-words.ts';
import type { InputPath } from '../draft/input-path.ts';
import { sentencesOf } from '../model/written.ts';
import { type Check, fault } from './check.ts';
import { isForeign } from './foreign-words.ts';

/** Further free texts that a sheet prints as typed, without an input for the second language. */
const furtherTexts: readonly InputPath[] = [
  'description.inventoryStatus',
  'properties.particles',
  'properties.nationalLimits',
  'properties.biologicalLimits',
  'properties.dnel',
  'properties.pnec',
];

const secondPaths = new Map(ownWords.map(({ path, second }) => [path, second]));
const freeTexts = new Set<InputPath>([...secondPaths.keys(), ...furtherTexts]);

/** The user's free texts, which are printed as they are. */
export const ownWordsChecks: readonly Check[] = [
  {
    id: 'language.own-words',
    severity: 'should',
    says: tell('language.ownWords'),
    at: ['uses', 'basic-properties'],
    pointsTo: 'description.uses',
    findFaults: ({ document }) =>
      [document, ...(document.otherPart ? [document.otherPart] : [])].flatMap((part) =>
        sentencesOf(part.sections).flatMap(({ text, origin }) => {
          if (origin.kind !== 'input' || !freeTexts.has(origin.path) || !isForeign(text, part.language)) return [];
          return [fault(text, (part === document ? undefined : secondPaths.get(origin.path)) ?? origin.path)];
        }),
      ),
  },
];
