import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hardWiredTexts, stillEnglish, textsIn } from './interface-texts.mjs';

it('finds a text of a screen in a tag, in an attribute and in a notice', () => {
  const code = "show({ title: 'We could not' }); const a = <p title='Close'>two words {`of ${b}`}</p>;";
  expect(textsIn('a.tsx', code)).toHaveLength(4);
});

it('leaves out what nobody reads', () => {
  const code = `import a from 'A b'; throw new Error('It is broken.'); const b = <p className="One two">{words.a}</p>;`;
  expect(textsIn('a.tsx', code)).toEqual([]);
});

it('finds none in the folders that are moved', () => {
  expect(hardWiredTexts()).toEqual([]);
});

it('lists no folder as English that has no text left', () => {
  expect(stillEnglish.filter((folder) => hardWiredTexts(folder).length === 0)).toEqual([]);
});

it('offers a language only when no screen is English still', () => {
  const folder = join(import.meta.dirname, '../data/interface');
  const offered = readdirSync(folder).filter(
    (tag) => JSON.parse(readFileSync(join(folder, tag, 'language.json'), 'utf8')).offered,
  );
  if (stillEnglish.length > 0) expect(offered).toEqual(['en']);
  else expect(offered).toContain('en');
});
