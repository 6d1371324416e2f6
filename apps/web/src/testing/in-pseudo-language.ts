import { interfaceLanguages } from '@gosds/phrases/generated/interface/interface-languages';
import { loadEngineWords, loadRestWords } from '../words/words.ts';
import { switchTo } from '../words/languages.ts';

/** The screens speak the pseudo-language: English in brackets. */
export async function speakPseudoLanguage(): Promise<void> {
  const pseudo = interfaceLanguages.find(({ tag }) => tag === 'qps');
  if (!pseudo) throw new Error('There is no pseudo-language.');
  await switchTo(pseudo);
  await Promise.all([loadRestWords(), loadEngineWords()]);
}
