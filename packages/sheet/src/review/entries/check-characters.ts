import type { Draft } from '../../draft/draft.ts';
import { unprintableIn } from '../../draft/printable-characters.ts';
import type { Finding } from '../finding.ts';
import { found } from './entry-check.ts';
import { entryChecks } from './entry-checks-table.ts';

const nameOf = (character: string) =>
  `“${character}” (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;

/** Every text at or below a path that holds a character which cannot be printed. */
export function checkTexts(value: unknown, path: string): Finding[] {
  if (typeof value === 'string') {
    const unprintable = unprintableIn(value);
    return unprintable.length === 0 ? [] : [found(entryChecks.unprintable, path, unprintable.map(nameOf))];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => checkTexts(inner, `${path}.${key}`));
}

/** The texts of the draft that stand on the sheet or its label. */
export function checkCharacters({ description, ingredients, properties, review, dangerousGoods }: Draft): Finding[] {
  const printed = { description, ingredients, properties, review, dangerousGoods };
  return Object.entries(printed).flatMap(([section, value]) => checkTexts(value, section));
}
