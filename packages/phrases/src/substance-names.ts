import type { SubstanceNames } from './language.ts';
import { substanceNames as ar } from './languages/ar/substance-names.ts';
import { substanceNames as de } from './languages/de/substance-names.ts';
import { substanceNames as es } from './languages/es/substance-names.ts';
import { substanceNames as fr } from './languages/fr/substance-names.ts';
import { substanceNames as it } from './languages/it/substance-names.ts';
import { substanceNames as ja } from './languages/ja/substance-names.ts';
import { substanceNames as nl } from './languages/nl/substance-names.ts';
import { substanceNames as pl } from './languages/pl/substance-names.ts';
import { substanceNames as pt } from './languages/pt/substance-names.ts';
import { substanceNames as tr } from './languages/tr/substance-names.ts';
import { substanceNames as zh } from './languages/zh/substance-names.ts';

/** The names that sheets print, by language, for a search that knows them all at once. */
export const substanceNamesByLanguage: Readonly<Record<string, SubstanceNames>> = {
  ar,
  de,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  pt,
  tr,
  zh,
};
