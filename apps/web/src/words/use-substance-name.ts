import { ownValue } from '@gosds/ghs/own-value';
import { useCallback, useEffect } from 'react';
import { loadEngineWords, useSpoken } from './words.ts';

/**
 * Returns a function for a catalogue substance's name in the language of the screens; undefined if only the English
 * name exists.
 */
export function useSubstanceName(): (name: string) => string | undefined {
  const { language, law } = useSpoken();
  useEffect(() => {
    // If loading fails, the English name stays.
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
