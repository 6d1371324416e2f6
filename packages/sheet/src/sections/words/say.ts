import type { SheetPhrases } from '@gosds/phrases/language';
import type { SentenceId } from '../../model/sentence-id.ts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import type { Block, Field, Origin, Sentence } from '../../model/document.ts';
import type { InputPath } from '../../draft/input-path.ts';
import { ownWordsFor } from '../../draft/own-words.ts';
import type { Product } from '../../product/product.ts';
import { has, mayHave, reasonsOf } from '../../product/product-hazards.ts';
import type { Writing } from '../writing.ts';

/** Removes the second full stop after a name that ends in one, such as `alkyl derivs.`. */
const withOneStop = (text: string): string => (text.endsWith('..') && !text.endsWith('...') ? text.slice(0, -1) : text);

/** `id` is `<content>.<place>`, unique in the sheet and the same at every assembly. */
export const sentence = (id: SentenceId, text: string, origin: Origin): Sentence => ({
  id,
  text: withOneStop(text),
  origin,
});

export const fromInput = (path: InputPath): Origin => ({ kind: 'input', path });

export const fromCatalogue = (cas: string | undefined, source: string): Origin => ({
  kind: 'catalogue',
  cas: cas ?? '',
  source,
});

type Why = 'whyAskedFor' | 'whyByClass' | 'whyByState' | 'whyByComposition' | 'whyByNumber';

/** The origin of a text that the law requires, with the reason for its wording. */
export const byRule = (writing: Writing, why: Why = 'whyAskedFor'): Origin => ({
  kind: 'rule',
  paragraph: writing.paragraph,
  why: writing.phrases.shared[why],
});

/** The origin of a text that follows from the product's hazards among these. */
export function byClass(writing: Writing, wanted: AnyHazard): Origin {
  const reasons = reasonsOf(writing.product, wanted);
  return reasons.length > 0 ? { kind: 'classification', reasons } : byRule(writing, 'whyByClass');
}

/** Exactly `Not Available`, for required texts only; `path` is the input that would fill the place. */
export function missing(writing: Writing, id: SentenceId, path: InputPath): Sentence {
  return sentence(id, writing.phrases.shared.notAvailable, {
    kind: 'missing',
    path,
    why: writing.phrases.shared.whyInput,
  });
}

/**
 * The sentence `none` (that something is absent) if every ingredient was assessed; else `Not Available`, which points
 * to the first ingredient that was not.
 */
export function onceAssessed(writing: Writing, none: Sentence): Sentence {
  const open = writing.ingredients.find(({ ingredient }) => ingredient.hazards === 'not-assessed');
  return open ? missing(writing, none.id, `${open.path}.handClassification`) : none;
}

/** The input that a missing text points to if it depends on all ingredients. */
export const firstIngredient: InputPath = 'ingredients.0.name';

/** A text as the user typed it, or `Not Available`. */
export function typed(writing: Writing, id: SentenceId, input: { text: string; path: InputPath }): Sentence {
  const text = ownWordsFor(writing.place, writing.product.draft, input).trim();
  return text === '' ? missing(writing, id, input.path) : sentence(id, text, fromInput(input.path));
}

/** Marks a line that no law requires. */
export const notOwed = (line: Sentence): Sentence => ({ ...line, duty: 'none' });

export const paragraph = (...sentences: readonly Sentence[]): Block => ({ kind: 'paragraph', sentences });

export const list = (items: readonly Sentence[]): Block => ({ kind: 'list', items });

export const fields = (...rows: readonly (Field | undefined)[]): Block => ({
  kind: 'fields',
  fields: rows.filter((row) => row !== undefined),
});

export const field = (label: string, ...values: readonly Sentence[]): Field => ({ label, values });

export type Column = { readonly heading: string; readonly width: number };

export const table = (caption: string, columns: readonly Column[], rows: readonly (readonly Sentence[])[]): Block => ({
  kind: 'table',
  caption,
  columns,
  rows,
});

/** The phrases of a section that are texts; the others have slots to fill. */
export type PhraseWithoutSlots<Section extends keyof SheetPhrases> = {
  [Key in keyof SheetPhrases[Section]]: SheetPhrases[Section][Key] extends string ? Key : never;
}[keyof SheetPhrases[Section]];

/**
 * A phrase and its condition: a class that the product has or may have, unless it has another, or a test on the
 * product.
 */
export type PhraseRule<Key extends string> = {
  readonly phrase: Key;
  readonly hazard?: AnyHazard;
  readonly unless?: AnyHazard;
  readonly when?: (product: Product) => boolean;
  /** As in `Sentence`. */
  readonly duty?: Sentence['duty'];
};

function applies<Key extends string>(product: Product, { hazard, unless, when }: PhraseRule<Key>): boolean {
  return (!hazard || mayHave(product, hazard)) && (!unless || !mayHave(product, unless)) && (!when || when(product));
}

function originOf<Key extends string>(writing: Writing, { hazard, when }: PhraseRule<Key>): Origin {
  if (hazard && has(writing.product, hazard)) return byClass(writing, hazard);
  return byRule(writing, hazard || when ? 'whyByComposition' : 'whyAskedFor');
}

/** The phrases whose rules apply, in the order of the rules; ids are `<scope>.<phrase>`. */
export function select<Key extends string>(
  writing: Writing,
  rules: { scope: SentenceId; rules: readonly PhraseRule<Key>[]; texts: Readonly<Record<Key, string>> },
): Sentence[] {
  return rules.rules
    .filter((rule) => applies(writing.product, rule))
    .map((rule) => {
      const made = sentence(`${rules.scope}.${rule.phrase}`, rules.texts[rule.phrase], originOf(writing, rule));
      return rule.duty === undefined ? made : { ...made, duty: rule.duty };
    });
}

/** True if one of the rules applies, so that `select` finds a phrase. */
export const isAnyMet = <Key extends string>(product: Product, rules: readonly PhraseRule<Key>[]): boolean =>
  rules.some((rule) => applies(product, rule));

/** The sentences, or only the fallback if there are none. */
export const orElse = (sentences: readonly Sentence[], fallback: Sentence): readonly Sentence[] =>
  sentences.length > 0 ? sentences : [fallback];
