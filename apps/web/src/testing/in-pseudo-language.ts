import { interfaceLanguages } from '@gosds/phrases/generated/interface/interface-languages';
import { loadEngineWords, loadRestWords } from '../words/words.ts';
import { switchTo } from '../words/languages.ts';

/** The screens speak a language, with all its words there. */
export async function speakLanguage(wanted: string): Promise<void> {
  const language = interfaceLanguages.find(({ tag }) => tag === wanted);
  if (!language) throw new Error(`There is no language ${wanted}.`);
  await switchTo(language);
  await Promise.all([loadRestWords(), loadEngineWords()]);
}

/** The screens speak the pseudo-language: English in brackets. */
export const speakPseudoLanguage = (): Promise<void> => speakLanguage('qps');
