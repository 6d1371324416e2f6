import type { InterfaceLanguage } from '@gosds/phrases/interface-language';
import type { FirstWords, RestWords, Words } from '@gosds/phrases/generated/interface/words';
import { use } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type LawWords, loadLawWords } from './law-words.ts';

/** What the first step does not need. */
type LaterWords = RestWords & Pick<Words, 'findings'>;

/** The words of the screens in one language; `all` and `law` are null until they are fetched. */
export type Spoken = {
  readonly language: InterfaceLanguage;
  readonly first: FirstWords;
  readonly all: Words | null;
  /** What the engines say: reasons, classes, statements. */
  readonly law: LawWords | null;
};

const store = createStore<Spoken | null>(() => null);

/** The words as they are there now. */
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

/** Makes a language the one of the screens; the later words may come later. */
export function speak(language: InterfaceLanguage, { first, later = null, law = null }: FetchedWords): void {
  store.setState({ language, first, all: later && { ...first, ...later }, law }, true);
}

async function loadLater({ loadRest, loadReview }: InterfaceLanguage): Promise<LaterWords> {
  const [rest, findings] = await Promise.all([loadRest(), loadReview()]);
  return { ...rest, findings };
}

type Waiting = { readonly language: InterfaceLanguage; readonly done: Promise<void> };

/** Fetches words that were asked for, once for each language. */
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
      // Who waits hears of a failure; the next one tries again.
      done.catch(() => {
        waiting = null;
      });
    }
    return waiting.done;
  };
  /** The promise is the same while it is under way, as React wants it. */
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

/** The words of a language as far as the page has asked for them until now. */
export async function fetchWords(language: InterfaceLanguage): Promise<FetchedWords> {
  const [first, ofScreens, ofLaw] = await Promise.all([language.loadFirst(), later.load(language), law.load(language)]);
  return { first, later: ofScreens, law: ofLaw };
}

/** Fetches the words that the first step does not need; nothing where they are there. */
export const loadRestWords = (): Promise<void> => later.fetchOnce();

/** Fetches what the engines say, which the live sheet needs. */
export const loadEngineWords = (): Promise<void> => law.fetchOnce();

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

/** The words as they are there now, drawn again when they change. */
export const useSpoken = (): Spoken => useStore(store) ?? spoken();

/** The words of the frame, of the access screens and of the first step: always there. */
export const useFirstWords = (): FirstWords => useSpoken().first;

/** All words. A component that stands in the first script waits for them; use `useFirstWords` there. */
export function useWords(): Words {
  const { all } = useSpoken();
  if (all !== null) return all;
  use(later.fetchOnce());
  return words();
}

/** What the engines say, in the language of the screens; waits until it is fetched. */
export function useLawWords(): LawWords {
  const state = useSpoken();
  if (state.law !== null) return state.law;
  use(law.fetchOnce());
  return lawWords();
}

/** As `useLawWords`, outside of components; throws where they were not fetched. */
export function lawWords(): LawWords {
  const { law: fetched } = spoken();
  if (fetched === null) throw new Error('The words of the engines are not there yet.');
  return fetched;
}

export const useSpokenLanguage = (): InterfaceLanguage => useSpoken().language;
