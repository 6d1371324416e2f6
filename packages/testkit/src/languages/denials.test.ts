import { languages } from '@gosds/phrases/generated/languages';
import { loadLanguage } from '@gosds/phrases/load-language';
import { expect, it } from 'vitest';

/** How each language says that something is known. */
const known: Readonly<Record<string, RegExp>> = {
  en: /known/i,
  de: /bekannt/i,
  fr: /\b(?:in)?conn(?:u|aît)/i,
  es: /\bconoc/i,
  it: /\bnot[aioe]\b|\bconosc/i,
  nl: /\b(?:on)?bekend/i,
  pt: /conhec/i,
  'pt-BR': /conhec/i,
  pl: /\b(?:nie)?znan[aeyi]|\bwiadomo\b/i,
  tr: /\bbilin[em](?!c)/i,
  zh: /已知|未知/,
  ja: /知られ|既知|未知/,
  ar: /ت?ُ?عرف|معروف/,
};

/** Texts of the sheet by path, without those with arguments. */
const textsOf = (value: unknown, path = ''): readonly (readonly [path: string, text: string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${path}.${key}`));
};

/** True for a text that denies something. "Not known" and "does not follow from a rule" are different statements. */
const denies = (text: string): boolean => /^(?:no|none|not)\b/i.test(text);

const isUnknownToxicity = (path: string): boolean => path.includes('unknown');

it.each(languages)(
  '$name denies what English denies: what is known is not what follows from a rule',
  async ({ tag }) => {
    const english = textsOf((await loadLanguage('en')).sheet).filter(
      ([path, text]) => denies(text) && !isUnknownToxicity(path),
    );
    expect(english.length).toBeGreaterThan(40);
    const own = new Map(textsOf((await loadLanguage(tag)).sheet));
    const word = known[tag];
    expect(word).toBeDefined();
    const differing = english
      .map(([path, text]) => [path, text, own.get(path) ?? ''] as const)
      .filter(([, text, said]) => /known/i.test(text) !== word?.test(said));
    expect(differing).toEqual([]);
  },
);
