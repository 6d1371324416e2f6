export { acidEndings } from '../generated/acid-endings.ts';
export { gradeWords } from '../generated/grade-words.ts';
export { hydrateWords } from '../generated/hydrate-words.ts';
export { saltLanguages } from '../generated/salt-languages.ts';
export type { AcidEnding, Rendering, SaltLanguage } from './word-types.ts';
