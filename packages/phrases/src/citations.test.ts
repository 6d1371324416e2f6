import { cite } from '@gosds/ghs/message';
import { expect, it } from 'vitest';
import { loadLanguage } from './load-language.ts';
import { sayValue } from './say-message.ts';

const places = [
  'Model WHS Regulations, Schedule 9, clause 4',
  'HPR (SOR/2015-17), Part 7, Subpart 17, and Schedule 5',
  'REACH Annex XVII, entries 28 to 30',
  'UN Model Regulations, special provision 274',
  'CLP Article 22 and Annex IV, Part 1',
  'Hazardous Substances and New Organisms Act 1996, section 25',
  'Delegated Regulation (EU) 2024/2564 (22nd ATP)',
];

/** English words of a citation. The name of an act stays in English if the language has none. */
const english = /\b(?:Schedule|Subpart|Part|entries|special|provision|Article|Annex|Delegated|to)\b/;

it.each([
  ['de', 'CLP Artikel 22 und Anhang IV, Teil 1'],
  ['fr', 'CLP article 22 et annexe IV, partie 1'],
  ['es', 'CLP artículo 22 y anexo IV, parte 1'],
  ['zh', 'CLP第22条和附件IV,第1部分'],
  ['ar', 'CLP المادة 22 و المرفق IV، الجزء 1'],
])('a place of law is said in %s, and the name of an act stays whole', async (tag, said) => {
  const language = await loadLanguage(tag);
  const texts = places.map((place) => sayValue(cite(place), language));
  expect(texts).toContain(said);
  expect(texts.filter((text) => english.test(text))).toEqual([]);
  expect(texts.filter((text) => text.startsWith('Hazardous Substances and New Organisms Act 1996'))).toHaveLength(1);
});
