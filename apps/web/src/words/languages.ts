import { interfaceLanguages } from '@gosds/phrases/generated/interface/interface-languages';
import type { InterfaceLanguage } from '@gosds/phrases/interface-language';
import { fetchWords, speak } from './words.ts';

/** `public/scheme.js` reads the key too, before the first paint. */
const storageKey = 'gosds.language';

/** Languages that can be selected from the browser's settings. */
const offeredLanguages = interfaceLanguages.filter(({ isOffered }) => isOffered);

/** Languages that the user can choose: the offered ones, and the current one. */
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
    // Storage is blocked: the choice ends with the page.
  }
}

/** The base language of a tag: `de` for `de-AT`. */
const baseOf = (tag: string): string => tag.split('-', 1)[0] ?? tag;

/** The language chosen on this device, else the first of the browser's that is available, else English. */
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

/** Loads a language and switches the screens to it. Nothing is mounted again, so all input stays. */
export async function switchTo(language: InterfaceLanguage): Promise<void> {
  latest = language;
  const fetched = await fetchWords(language);
  // The user has chosen another language in the meantime.
  if (latest !== language) return;
  markPage(language);
  speak(language, fetched);
}

/** Like `switchTo`, but stores the choice on this device. */
export async function chooseLanguage(tag: string): Promise<void> {
  const language = find(tag);
  if (!language) return;
  await switchTo(language);
  remember(tag);
}

/** Holds what the user chose in this tab until the account knows it. */
const awaitedKey = 'gosds.language-awaited';

/** Like `chooseLanguage`, for the user's own choice, which an account that is loaded later takes over. */
export async function chooseByHand(tag: string): Promise<void> {
  try {
    sessionStorage.setItem(awaitedKey, tag);
  } catch {
    // Storage is blocked: the account's language may replace the choice.
  }
  await chooseLanguage(tag);
}

/** What the user chose in this tab since the last call; null if nothing. */
export function takeChoiceByHand(): string | null {
  try {
    const tag = sessionStorage.getItem(awaitedKey);
    sessionStorage.removeItem(awaitedKey);
    return tag;
  } catch {
    return null;
  }
}
