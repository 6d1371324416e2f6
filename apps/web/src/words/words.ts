import type { InterfaceLanguage } from '@gosds/phrases/interface-language';
import type { FirstWords, RestWords, Words } from '@gosds/phrases/generated/interface/words';
import { use } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The words of the screens in one language; `all` is null until the rest is fetched. */
type Spoken = {
  readonly language: InterfaceLanguage;
  readonly first: FirstWords;
  readonly all: Words | null;
};

const store = createStore<Spoken | null>(() => null);

function spoken(): Spoken {
  const state = store.getState();
  if (state === null) throw new Error('The words of the screens are not there yet.');
  return state;
}

/** Makes a language the one of the screens; `rest` may come later. */
export function speak(language: InterfaceLanguage, first: FirstWords, rest: RestWords | null): void {
  store.setState({ language, first, all: rest && { ...first, ...rest } }, true);
}

let areAllWanted = false;

/** Whether more was asked for than the words of the first step. */
export const needsAllWords = (): boolean => areAllWanted;

let waiting: { readonly language: InterfaceLanguage; readonly done: Promise<void> } | null = null;

/** Fetches the words that the first step does not need; nothing where they are there. */
export async function loadRestWords(): Promise<void> {
  areAllWanted = true;
  const { language, all } = spoken();
  if (all !== null) return;
  if (waiting?.language !== language) {
    const done = language.loadRest().then((rest) => {
      const state = spoken();
      if (state.language === language) speak(language, state.first, rest);
    });
    waiting = { language, done };
    // Who waits hears of a failure; the next one tries again.
    done.catch(() => {
      waiting = null;
    });
  }
  await waiting.done;
}

/** The words of the frame, of the access screens and of the first step, outside of components. */
export const firstWords = (): FirstWords => spoken().first;

/** All words, outside of components; throws where only those of the first step are there. */
export function words(): Words {
  const { all } = spoken();
  if (all === null) throw new Error('Only the words of the first step are there.');
  return all;
}

/** All words where they are there, else those of the first step, outside of components. */
export function knownWords(): FirstWords & Partial<RestWords> {
  const { first, all } = spoken();
  return all ?? first;
}

const useSpoken = (): Spoken => useStore(store) ?? spoken();

/** The words of the frame, of the access screens and of the first step: always there. */
export const useFirstWords = (): FirstWords => useSpoken().first;

/** All words. A component that stands in the first script waits for them; use `useFirstWords` there. */
export function useWords(): Words {
  const { all } = useSpoken();
  if (all !== null) return all;
  use(loadOnce());
  return words();
}

/** One promise while it is under way, as React wants it. */
function loadOnce(): Promise<void> {
  const done = loadRestWords();
  return waiting?.done ?? done;
}

export const useSpokenLanguage = (): InterfaceLanguage => useSpoken().language;
