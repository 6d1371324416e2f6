import { describe, expect, it } from 'vitest';
import { languagePairs, languages, loadLanguage } from './languages.ts';
import { english } from './languages/en/language.ts';

type Leaf = readonly [path: string, value: unknown];

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const leavesOf = (value: unknown, path = ''): Leaf[] =>
  isGroup(value)
    ? Object.entries(value).flatMap(([key, each]) => leavesOf(each, path === '' ? key : `${path}.${key}`))
    : [[path, value]];

/** Parameters that are no plain text, by the phrase that takes them. */
const parametersOf: Readonly<Record<string, readonly unknown[]>> = {
  'sheet.hazards.unknownAcute': ['⟦1⟧', '⟦2⟧', 'eu'],
  'sheet.ecology.bioaccumulates': [['⟦1⟧', '⟦2⟧']],
  'sheet.shared.list': [['⟦1⟧', '⟦2⟧'], 'and'],
};

/** They give a record, a name, or what they take as it is. */
const isNoSentence = (path: string) =>
  /^sheet\.(headings\.of|law\.national|shared\.(number|date|country))$|^spellings/.test(path);

function written(path: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'function' || isNoSentence(path)) return '';
  const markers = Array.from({ length: value.length }, (_, index) => `⟦${index + 1}⟧`);
  return String(Reflect.apply(value, undefined, [...(parametersOf[path] ?? markers)]));
}

const markersIn = (text: string): string[] => [...new Set(text.match(/⟦\d⟧/g) ?? [])].sort();

/** Keys that a language may have or not have: short forms of its own, and headings of markets where it is not offered. */
const isOptional = (path: string) => /^sheet\.(other\.abbreviations|headings\.byMarket)\./.test(path);

const englishWords = /\b(the|and|with|which|from|this|that|known|been|should|would)\b/i;

/** Laws and programmes that have their English name alone. */
const englishNames =
  /model Work Health and Safety Regulations|Hazardous Products Regulations|OSHA Hazard Communication Standard|Labelling of workplace hazardous chemicals|Volatile Organic Compounds in Paints, Varnishes and Vehicle Refinishing Products Regulations/g;

const englishLeaves = new Map(leavesOf(english));
const others = languages.filter(({ tag }) => tag !== 'en');

describe('the languages of the list', () => {
  it('have numbers and tags of their own', () => {
    expect(new Set(languages.map(({ id }) => id)).size).toBe(languages.length);
    expect(new Set(languages.map(({ tag }) => tag)).size).toBe(languages.length);
  });

  it.each(languages)('$name loads by its tag', async ({ tag, load }) => {
    expect((await load()).tag).toBe(tag);
  });
});

describe('two languages in one sheet', () => {
  it('have numbers and tags that no language has', () => {
    const taken = languages.flatMap(({ id, tag }) => [id, tag]);
    expect(languagePairs.filter(({ id, tag }) => taken.includes(id) || taken.includes(tag))).toEqual([]);
  });

  it.each(languagePairs)('$name load together, the first with the second beside it', async ({ tag, parts }) => {
    const first = await loadLanguage(tag);
    expect([first.tag, first.companion?.tag]).toEqual(parts);
    expect((await loadLanguage(first.tag)).companion).toBeUndefined();
  });
});

describe.each(others)('$name beside English', ({ load }) => {
  it('has the same phrases', async () => {
    const keys = leavesOf(await load()).map(([path]) => path);
    const missing = [...englishLeaves.keys()].filter((path) => !keys.includes(path));
    const additional = keys.filter((path) => !englishLeaves.has(path));
    const isOwnAffair = (path: string) =>
      isOptional(path) ||
      /^(statements|unWordings|spellings|finishedStatements|sourceTitles|substanceNames)\b/.test(path);
    expect([...missing, ...additional].filter((path) => !isOwnAffair(path))).toEqual([]);
  });

  it('uses what a phrase is told', async () => {
    const leaves = leavesOf(await load());
    const forgetful = leaves.filter(([path, value]) => {
      const told = markersIn(written(path, englishLeaves.get(path)));
      const said = markersIn(written(path, value));
      return typeof value === 'function' && !told.every((marker) => said.includes(marker));
    });
    expect(forgetful.map(([path]) => path)).toEqual([]);
  });

  it('has no English left, and nothing empty', async () => {
    const phrases = leavesOf(await load()).filter(
      ([path, value]) => value !== null && !/\.(source|date|state)$/.test(path),
    );
    const texts = phrases.map(([path, value]) => [path, written(path, value)] as const);
    const english = texts.filter(([, text]) => englishWords.test(text.replaceAll(englishNames, '')));
    expect(english).toEqual([]);
    const isEmptyOnPurpose = (path: string) => isNoSentence(path) || /^sheet\.page\.\w+Numbers?$/.test(path);
    expect(texts.filter(([path, text]) => text.trim() === '' && !isEmptyOnPurpose(path))).toEqual([]);
  });
});
