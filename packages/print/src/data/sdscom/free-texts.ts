import type { SentenceId } from '@gosds/sheet/model/sentence-id';
import type { SdscomContext } from './sdscom-context.ts';
import { phrases, type XmlElement } from './xml-element.ts';

/** Name of an element of free texts, and the ids that its sentences stand under; some under an id may stand elsewhere. */
type FreeTexts = readonly [name: string, from: readonly SentenceId[], but?: readonly SentenceId[]];

/** The sheet's sentences in the elements that the format has for them. */
export const freeTexts = ({ texts }: SdscomContext, elements: readonly FreeTexts[]): readonly XmlElement[] =>
  elements.flatMap(([name, from, but = []]) => phrases(name, texts.under(from, but)));
