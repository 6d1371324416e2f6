import { languagePairs } from '@gosds/phrases/generated/languages';

/** True where a sheet in this language, such as `en+fr`, is in two. */
export const isTwoLanguages = (language: unknown): boolean => languagePairs.some(({ tag }) => tag === language);
