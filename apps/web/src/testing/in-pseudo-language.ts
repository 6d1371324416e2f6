import { interfaceLanguages } from '@gosds/phrases/generated/interface/interface-languages';
import { loadEngineWords, loadRestWords } from '../words/words.ts';
import { switchTo } from '../words/languages.ts';

/** Sets the language of the screens and loads all its words. */
export async function speakLanguage(wanted: string): Promise<void> {
  const language = interfaceLanguages.find(({ tag }) => tag === wanted);
  if (!language) throw new Error(`There is no language ${wanted}.`);
  await switchTo(language);
  await Promise.all([loadRestWords(), loadEngineWords()]);
}

/** Sets the language of the screens to the pseudo-language: English in brackets. */
export const speakPseudoLanguage = (): Promise<void> => speakLanguage('qps');
