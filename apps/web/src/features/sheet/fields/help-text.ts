import { ownValue } from '@gosds/ghs/own-value';
import { helpKeyOf } from '@gosds/sheet/draft/help-key';
import { words } from '../../../words/words.ts';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Text of an input; `properties.flashPoint` is under `flashPoint` in its section. */
function textOf(texts: Texts, path: string): string | undefined {
  const [section = '', ...inner] = helpKeyOf(path).split('.');
  return ownValue(ownValue(texts, section), inner.join('-'));
}

/** The purpose of an input. */
export const helpText = (path: string): string | undefined => textOf(words().fieldHelp, path);

export const exampleText = (path: string): string | undefined => textOf(words().fieldExamples, path);
