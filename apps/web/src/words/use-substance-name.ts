import { ownValue } from '@gosds/ghs/own-value';
import { useCallback, useEffect } from 'react';
import { loadEngineWords, spoken, useSpoken, useSpokenLanguage } from './words.ts';

/**
 * Returns a function for a catalogue substance's name in the language of the screens; undefined if only the English
 * name exists. The names are loaded once they are needed.
 */
export function useSubstanceName({ isNeeded } = { isNeeded: true }): (name: string) => string | undefined {
  const { language, law } = useSpoken();
  const isToLoad = isNeeded && law === null && language.tag !== 'en';
  useEffect(() => {
    // If loading fails, the English name stays.
    if (isToLoad) loadEngineWords().catch(() => undefined);
  }, [isToLoad]);
  return useCallback(
    (name) => {
      const own = ownValue<string>(law?.phrases.substanceNames ?? {}, name);
      return own === name ? undefined : own;
    },
    [law],
  );
}

/** A row as the name field needs it. `ownName`: the user renamed it. */
export type NamedRow = {
  readonly name: string;
  readonly materialId: number | null;
  readonly ownName?: boolean | undefined;
};

/** Names of a substance by language, as its record holds them. */
export type HeldNames = Readonly<Record<string, string>>;

const isCatalogueName = ({ materialId, ownName }: NamedRow): boolean => materialId !== null && ownName !== true;

/**
 * The name of a row as the screens show it: a catalogue name, which the draft holds in English, in the language of the
 * screens; any other as typed. `held`: names of the record, for those that the language lacks.
 */
export function useRowName(row: NamedRow, held: HeldNames = {}): string {
  const isPicked = isCatalogueName(row);
  const substanceName = useSubstanceName({ isNeeded: isPicked });
  const { tag } = useSpokenLanguage();
  return (isPicked ? (substanceName(row.name) ?? ownValue(held, tag)) : undefined) ?? row.name;
}

/** Like `useRowName`, for many rows. */
export function useRowNames(): (row: NamedRow) => string {
  const substanceName = useSubstanceName();
  return useCallback(
    (row) => (isCatalogueName(row) ? substanceName(row.name) : undefined) ?? row.name,
    [substanceName],
  );
}

/** A row for a search: its name in the language of the screens, if it has one, and as the draft holds it. */
export function searchedRowName(row: NamedRow): string {
  const own = isCatalogueName(row) ? ownValue<string>(spoken().law?.phrases.substanceNames ?? {}, row.name) : undefined;
  return own === undefined || own === row.name ? row.name : `${own} ${row.name}`;
}
