import type { InterfaceLanguage } from './interface-language.ts';
import { interfaceLanguages } from './generated/interface/interface-languages.ts';
import type { FirstWords, RestWords } from './generated/interface/words.ts';

/** The words for mails and for documents other than sheets, from the interface texts. */
export type InterfaceWords = {
  readonly language: InterfaceLanguage;
  readonly first: FirstWords;
  readonly rest: RestWords;
};

/** The words of an interface language; English for any other tag. */
export async function interfaceWords(tag: string): Promise<InterfaceWords> {
  const language = [tag, 'en'].flatMap((wanted) => interfaceLanguages.find((known) => known.tag === wanted) ?? [])[0];
  if (!language) throw new Error('The screens have no English.');
  const [first, rest] = await Promise.all([language.loadFirst(), language.loadRest()]);
  return { language, first, rest };
}
