import type { SdscomContext } from './sdscom-context.ts';
import { phrases, type XmlElement } from './xml-element.ts';

/** Name of an element of free texts, and the sentences that stand in it: under ids, or meeting a pattern of ids. */
type FreeTexts = readonly [name: string, from: RegExp | readonly string[]];

/** The sheet's sentences in the elements that the format has for them. */
export const freeTexts = ({ texts }: SdscomContext, elements: readonly FreeTexts[]): readonly XmlElement[] =>
  elements.flatMap(([name, from]) =>
    phrases(name, from instanceof RegExp ? texts.matching(from) : texts.under(...from)),
  );
