import type { SheetPhrases } from './language.ts';

/** Headings of REACH, Annex II stay as the law has them. */
const statutory: readonly (string | symbol)[] = ['headings'];

const swiss = (text: string): string => text.replaceAll('ß', 'ss');

/** A text, what a phrase gives for its parameters, or all within a group of phrases. */
function respelled(value: unknown): unknown {
  if (typeof value === 'string') return swiss(value);
  if (typeof value === 'function') return spoken(value);
  return typeof value === 'object' && value !== null ? within(value) : value;
}

const spoken = <Phrase extends object>(phrase: Phrase): Phrase =>
  new Proxy(phrase, {
    apply: (said, self, given) => (typeof said === 'function' ? respelled(Reflect.apply(said, self, given)) : said),
  });

const within = <Group extends object>(group: Group): Group =>
  new Proxy(group, { get: (all, key) => respelled(Reflect.get(all, key)) });

/** German as Switzerland writes it: ss for ß. Statements of hazard and precaution are no phrases, and stay as CLP words them. */
export const swissSpelling = (sheet: SheetPhrases): SheetPhrases =>
  new Proxy(sheet, {
    get: (all, key): unknown => (statutory.includes(key) ? Reflect.get(all, key) : respelled(Reflect.get(all, key))),
  });
