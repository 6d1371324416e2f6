import type { SheetPhrases } from './language.ts';

/** Headings stay as the law has them. */
const statutory: readonly (string | symbol)[] = ['headings'];

type Respell = (text: string) => string;

/** A text, what a phrase gives for its arguments, or all within a group of phrases. */
function respelled(value: unknown, respell: Respell): unknown {
  if (typeof value === 'string') return respell(value);
  if (typeof value === 'function') return respelledPhrase(value, respell);
  return typeof value === 'object' && value !== null ? respelledGroup(value, respell) : value;
}

const respelledPhrase = <Phrase extends object>(phrase: Phrase, respell: Respell): Phrase =>
  new Proxy(phrase, {
    apply: (called, self, given) =>
      typeof called === 'function' ? respelled(Reflect.apply(called, self, given), respell) : called,
  });

const respelledGroup = <Group extends object>(group: Group, respell: Respell): Group =>
  new Proxy(group, { get: (all, key) => respelled(Reflect.get(all, key), respell) });

/** The phrases as a country spells them. Statements of hazard and precaution are not phrases, and stay as CLP words them. */
export const respelledPhrases = (sheet: SheetPhrases, respell: Respell): SheetPhrases =>
  new Proxy(sheet, {
    get: (all, key): unknown =>
      statutory.includes(key) ? Reflect.get(all, key) : respelled(Reflect.get(all, key), respell),
  });
