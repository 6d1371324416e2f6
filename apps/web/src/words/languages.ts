import { interfaceLanguages } from '@gosds/phrases/generated/interface/interface-languages';
import type { InterfaceLanguage } from '@gosds/phrases/interface-language';
import { fetchWords, speak } from './words.ts';

/** Read by `public/scheme.js` too, before the first paint. */
const storageKey = 'gosds.language';

/** What the browser may choose by itself. */
const offeredLanguages = interfaceLanguages.filter(({ isOffered }) => isOffered);

/** What a person can choose: what is offered, and the language that the screens speak. */
export const choosableLanguages = (spoken: string): readonly InterfaceLanguage[] =>
  interfaceLanguages.filter(({ tag, isOffered }) => isOffered || tag === spoken);

const find = (tag: string | null) => interfaceLanguages.find((language) => language.tag === tag);

const readStored = (): string | null => {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
};

function remember(tag: string): void {
  try {
    localStorage.setItem(storageKey, tag);
  } catch {
    // Storage is blocked: the choice lives as long as the page.
  }
}

/** `de-AT` is German. */
const baseOf = (tag: string): string => tag.split('-', 1)[0] ?? tag;

/** The language chosen on this device, else the first of the browser's that is built, else English. */
export function preferredLanguage(browser: readonly string[] = navigator.languages): InterfaceLanguage {
  const wanted = browser.flatMap((tag) => offeredLanguages.find((each) => each.tag === baseOf(tag)) ?? []);
  const found = find(readStored()) ?? wanted[0] ?? find('en');
  if (!found) throw new Error('The screens have no English.');
  return found;
}

function markPage({ tag, direction }: InterfaceLanguage): void {
  document.documentElement.lang = tag === 'qps' ? 'en' : tag;
  document.documentElement.dir = direction;
}

let latest: InterfaceLanguage | null = null;

/** Fetches a language and makes it the one of the screens; what is typed stays, since nothing is mounted anew. */
export async function switchTo(language: InterfaceLanguage): Promise<void> {
  latest = language;
  const fetched = await fetchWords(language);
  // Another choice was made meanwhile.
  if (latest !== language) return;
  markPage(language);
  speak(language, fetched);
}

/** As `switchTo`, and kept on this device. */
export async function chooseLanguage(tag: string): Promise<void> {
  const language = find(tag);
  if (!language) return;
  await switchTo(language);
  remember(tag);
}
