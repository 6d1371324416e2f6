import { sources } from '@gosds/catalogue/sources';
import { languages } from '@gosds/phrases/generated/languages';
import { expect, it } from 'vitest';

const translated = languages.filter(({ tag }) => tag !== 'en');
const ids = new Set(sources.map(({ id }) => id));

/** English words of a law or of our own notes. Names of books and databases stay unchanged. */
const isPrinted = (title: string) =>
  /\b(?:Regulation|Directive|Annex|assessment by|dossier|notified|under GB CLP)\b/.test(title);

it.each(translated)('$name titles laws and our own notes, and no source that is not', async ({ load }) => {
  const { sourceTitles } = await load();
  expect(Object.keys(sourceTitles).filter((id) => !ids.has(id))).toEqual([]);
  const english = sources.filter(({ id, title }) => isPrinted(title) && sourceTitles[id] === undefined);
  expect(english.map(({ title }) => title)).toEqual([]);
});
