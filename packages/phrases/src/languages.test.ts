import { describe, expect, it } from 'vitest';
import { languagePairs, languages } from './generated/languages.ts';
import { loadLanguage } from './load-language.ts';

type Leaf = readonly [path: string, value: unknown];

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const leavesOf = (value: unknown, path = ''): Leaf[] =>
  isGroup(value)
    ? Object.entries(value).flatMap(([key, each]) => leavesOf(each, path === '' ? key : `${path}.${key}`))
    : [[path, value]];

/** A message of a language, with a mark for each argument. */
function written(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'function') return '';
  const record = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? '⟦·⟧' : () => '⟦·⟧') });
  return String(Reflect.apply(value, undefined, [record]));
}

/** Formats return their arguments formatted. */
const isFormat = (path: string) =>
  /^sheet\.(law\.(?:national|citation)|shared\.(?:number|date|country|list|withUnit))$|^(?:s|countryS)pellings\b/.test(
    path,
  );

const englishWords = /\b(the|and|with|which|from|this|that|known|been|should|would)\b/i;

/** Laws and programmes that have only an English name. */
const englishNames =
  /model Work Health and Safety Regulations|Hazardous Products Regulations|OSHA Hazard Communication Standard|Labelling of workplace hazardous chemicals|Volatile Organic Compounds in Paints, Varnishes and Vehicle Refinishing Products Regulations/g;

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

describe.each(others)('$name', ({ load }) => {
  it('has no English left, and nothing empty', async () => {
    const phrases = leavesOf(await load()).filter(
      ([path]) => !isFormat(path) && !/^(?:spaces|colourEndings)|\.(source|date|state)$/.test(path),
    );
    const texts = phrases.map(([path, value]) => [path, written(value)] as const);
    const english = texts.filter(([, text]) => englishWords.test(text.replaceAll(englishNames, '')));
    expect(english).toEqual([]);
    const isEmptyOnPurpose = (path: string) => /^sheet\.page\.\w+Numbers?$/.test(path);
    expect(texts.filter(([path, text]) => text.trim() === '' && !isEmptyOnPurpose(path))).toEqual([]);
  });
});
