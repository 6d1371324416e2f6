import type { Origin } from '@gosds/sheet/model/document';

/**
 * The language in which the screen explains where a sentence comes from (WCAG 3.1.2). Catalogue and screen speak English, and
 * each reason of an engine bears its own language; why the law or an input is asked for, the sheet says in its own language.
 */
export const originLanguage = ({ kind }: Origin, sheet: string | undefined): string | undefined =>
  kind === 'rule' || kind === 'missing' ? sheet : 'en';
