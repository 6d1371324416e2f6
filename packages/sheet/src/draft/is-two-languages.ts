import { languagePairs } from '@gosds/phrases/generated/languages';

/** True for a pair of languages such as `en+fr`. */
export const isTwoLanguages = (language: unknown): boolean => languagePairs.some(({ tag }) => tag === language);
