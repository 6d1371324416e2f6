import { tellWith } from '@gosds/phrases/finding-message';
import { isInputPath, valueAt } from '../../draft/input-path.ts';
import { memoised } from '../../memoised.ts';
import type { Draft } from '../../draft/draft.ts';
import { turnsLetters, unprintableIn } from '../../draft/printable-characters.ts';
import type { Finding } from '../finding.ts';
import { found } from './entry-check.ts';
import { entryChecks } from './entry-checks-table.ts';

const nameOf = (character: string) =>
  tellWith('entry.character', {
    // Left out because it would reverse the message.
    character: turnsLetters(character) ? '' : character,
    code: `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  });

/** A finding for every text at or below a path that contains an unprintable character. */
export function checkTexts(draft: Partial<Draft>, path: string): Finding[] {
  const value = valueAt(draft, path);
  if (typeof value === 'string') {
    const unprintable = unprintableIn(value);
    return unprintable.length === 0 || !isInputPath(draft, path)
      ? []
      : [found(entryChecks.unprintable, path, unprintable.map(nameOf))];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => checkTexts(draft, `${path}.${key}`));
}

/** Checks all texts of the draft that are printed on sheet or label. Each draft is read once. */
export const checkCharacters = memoised((draft: Draft): readonly Finding[] =>
  ['description', 'ingredients', 'properties', 'review', 'dangerousGoods'].flatMap((part) => checkTexts(draft, part)),
);
