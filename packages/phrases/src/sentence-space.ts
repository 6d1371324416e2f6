import { languages } from './generated/languages.ts';

/** What stands between two sentences: nothing where the full stop is a whole sign wide, as in Chinese and Japanese. */
export const sentenceSpace = (language: string): '' | ' ' =>
  languages.find(({ tag }) => language === tag || language.startsWith(`${tag}-`))?.spaces === false ? '' : ' ';
