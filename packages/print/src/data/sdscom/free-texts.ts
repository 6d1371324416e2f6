import type { SentenceId } from '@gosds/sheet/model/sentence-id';
import type { SdscomContext } from './sdscom-context.ts';
import { phrases, type XmlElement } from './xml-element.ts';

/**
 * Name of a free-text element, the ids whose sentences it takes, and the ids under these that belong to another
 * element.
 */
type FreeTexts = readonly [name: string, from: readonly SentenceId[], but?: readonly SentenceId[]];

/** Puts the sheet's sentences into the free-text elements of the format. */
export const freeTexts = ({ texts }: SdscomContext, elements: readonly FreeTexts[]): readonly XmlElement[] =>
  elements.flatMap(([name, from, but = []]) => phrases(name, texts.under(from, but)));
