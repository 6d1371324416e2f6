import { ownValue } from '@gosds/ghs/own-value';
import { useCallback, useEffect } from 'react';
import { loadEngineWords, useSpoken } from './words.ts';

/** The name that the language of the screens has for a substance of the catalogue; undefined where it has none but the English one. */
export function useSubstanceName(): (name: string) => string | undefined {
  const { language, law } = useSpoken();
  useEffect(() => {
    // The English name is read where the others cannot be fetched.
    if (law === null && language.tag !== 'en') loadEngineWords().catch(() => undefined);
  }, [language, law]);
  return useCallback(
    (name) => {
      const own = ownValue<string>(law?.phrases.substanceNames ?? {}, name);
      return own === name ? undefined : own;
    },
    [law],
  );
}
