import type { SheetPhrases } from './language.ts';

/** Headings keep the wording of the law. */
const statutory: readonly (string | symbol)[] = ['headings'];

type Respell = (text: string) => string;

/** Respells a text, the result of a phrase, or every phrase in a group. */
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

/**
 * The phrases in a country's spelling. Hazard and precautionary statements are not phrases and keep the wording of CLP.
 */
export const respelledPhrases = (sheet: SheetPhrases, respell: Respell): SheetPhrases =>
  new Proxy(sheet, {
    get: (all, key): unknown =>
      statutory.includes(key) ? Reflect.get(all, key) : respelled(Reflect.get(all, key), respell),
  });
