import { languages } from './generated/languages.ts';

/** The separator of two sentences: empty if the full stop is a whole sign wide, as in Chinese and Japanese. */
export const sentenceSpace = (language: string): '' | ' ' =>
  languages.find(({ tag }) => language === tag || language.startsWith(`${tag}-`))?.spaces === false ? '' : ' ';
