import type { InterfaceLanguage } from '@gosds/phrases/interface-language';
import type { FirstWords, RestWords, Words } from '@gosds/phrases/generated/interface/words';
import { use } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type LawWords, loadLawWords } from './law-words.ts';

/** Words that the first step does not need. */
type LaterWords = RestWords & Pick<Words, 'findings'>;

/** The words of the screens in one language; `all` and `law` are null until loaded. */
export type Spoken = {
  readonly language: InterfaceLanguage;
  readonly first: FirstWords;
  readonly all: Words | null;
  /** Words of the engines: reasons, classes, statements. */
  readonly law: LawWords | null;
};

const store = createStore<Spoken | null>(() => null);

/** The words that are loaded now. */
export function spoken(): Spoken {
  const state = store.getState();
  if (state === null) throw new Error('The words of the screens are not there yet.');
  return state;
}

export type FetchedWords = {
  readonly first: FirstWords;
  readonly later?: LaterWords | null;
  readonly law?: LawWords | null;
};

/** Switches the language of the screens; the later words may follow. */
export function speak(language: InterfaceLanguage, { first, later = null, law = null }: FetchedWords): void {
  store.setState({ language, first, all: later && { ...first, ...later }, law }, true);
}

async function loadLater({ loadRest, loadReview }: InterfaceLanguage): Promise<LaterWords> {
  const [rest, findings] = await Promise.all([loadRest(), loadReview()]);
  return { ...rest, findings };
}

type Waiting = { readonly language: InterfaceLanguage; readonly done: Promise<void> };

/** Loads words on demand, once per language. */
function fetcher<Fetched>(parts: {
  readonly isThere: (state: Spoken) => boolean;
  readonly load: (language: InterfaceLanguage) => Promise<Fetched>;
  readonly withFetched: (state: Spoken, fetched: Fetched) => Spoken;
}) {
  const { isThere, load, withFetched } = parts;
  let isWanted = false;
  let waiting: Waiting | null = null;
  const fetchOnce = (): Promise<void> => {
    isWanted = true;
    const { language } = spoken();
    if (isThere(spoken())) return Promise.resolve();
    if (waiting?.language !== language) {
      const done = load(language).then((fetched) => {
        const state = spoken();
        if (state.language === language) store.setState(withFetched(state, fetched), true);
      });
      waiting = { language, done };
      // The callers see the failure; the next call tries again.
      done.catch(() => {
        waiting = null;
      });
    }
    return waiting.done;
  };
  /** Returns the same promise while it is pending, as React requires. */
  return { fetchOnce, load: async (language: InterfaceLanguage) => (isWanted ? load(language) : null) };
}

const later = fetcher({
  isThere: ({ all }) => all !== null,
  load: loadLater,
  withFetched: (state, fetched) => ({ ...state, all: { ...state.first, ...fetched } }),
});

const law = fetcher({
  isThere: (state) => state.law !== null,
  load: loadLawWords,
  withFetched: (state, fetched) => ({ ...state, law: fetched }),
});

/** The words of a language, as far as the page has asked for them. */
export async function fetchWords(language: InterfaceLanguage): Promise<FetchedWords> {
  const [first, ofScreens, ofLaw] = await Promise.all([language.loadFirst(), later.load(language), law.load(language)]);
  return { first, later: ofScreens, law: ofLaw };
}

/** Loads the words that the first step does not need, unless they are loaded. */
export const loadRestWords = (): Promise<void> => later.fetchOnce();

/** Loads the words of the engines, which the live sheet needs. */
export const loadEngineWords = (): Promise<void> => law.fetchOnce();

/** The words of the frame, the access screens and the first step, outside components. */
export const firstWords = (): FirstWords => spoken().first;

/** All words, outside components. Throws if only those of the first step are loaded. */
export function words(): Words {
  const { all } = spoken();
  if (all === null) throw new Error('Only the words of the first step are there.');
  return all;
}

/** All words if loaded, else those of the first step; outside components. */
export function knownWords(): FirstWords & Partial<RestWords> {
  const { first, all } = spoken();
  return all ?? first;
}

/** The words that are loaded now; renders again when they change. */
export const useSpoken = (): Spoken => useStore(store) ?? spoken();

/** The words of the frame, the access screens and the first step, which are always loaded. */
export const useFirstWords = (): FirstWords => useSpoken().first;

/** All words. Suspends until they are loaded; a component in the first script must use `useFirstWords`. */
export function useWords(): Words {
  const { all } = useSpoken();
  if (all !== null) return all;
  use(later.fetchOnce());
  return words();
}

/** The engines' words in the language of the screens; suspends until loaded. */
export function useLawWords(): LawWords {
  const state = useSpoken();
  if (state.law !== null) return state.law;
  use(law.fetchOnce());
  return lawWords();
}

/** Like `useLawWords`, outside components. Throws if they are not loaded. */
export function lawWords(): LawWords {
  const { law: fetched } = spoken();
  if (fetched === null) throw new Error('The words of the engines are not there yet.');
  return fetched;
}

export const useSpokenLanguage = (): InterfaceLanguage => useSpoken().language;
