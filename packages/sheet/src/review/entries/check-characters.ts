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
    // Else it would turn the message round.
    character: turnsLetters(character) ? '' : character,
    code: `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  });

/** Every text at or below a path that holds a character which cannot be printed. */
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

/** The texts of the draft that stand on the sheet or its label; read once for each draft. */
export const checkCharacters = memoised((draft: Draft): readonly Finding[] =>
  ['description', 'ingredients', 'properties', 'review', 'dangerousGoods'].flatMap((part) => checkTexts(draft, part)),
);
