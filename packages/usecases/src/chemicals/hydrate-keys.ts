import { hydrateWords } from '@gosds/catalogue/name-words/name-words';
import { saltKeys } from './salt-keys.ts';

/**
 * The keys that the name of a hydrate in another language has in English: `natriumthiosulfatpentahydrat` is
 * `sodiumthiosulfatepentahydrate`, `七水硫酸镁` is `magnesiumsulfateheptahydrate`. Empty for all other keys.
 */
export const hydrateKeys = (key: string): readonly string[] => [
  ...new Set(
    hydrateWords.flatMap(({ begins, ends, english }) => {
      const isHydrate = key.length > begins.length + ends.length && key.startsWith(begins) && key.endsWith(ends);
      if (!isHydrate) return [];
      const salt = key.slice(begins.length, key.length - ends.length);
      return [salt, ...saltKeys(salt)].map((each) => `${each}${english}`);
    }),
  ),
];
