import { ownValue } from '@gosds/ghs/own-value';
import { nationalWordsOf } from '@gosds/phrases/national-words';
import type { SentenceId } from '../../model/sentence-id.ts';
import type { Sentence } from '../../model/document.ts';
import { workedOut } from '../../worked-out/worked-out.ts';
import { byClass, byRule, sentence } from '../words/say.ts';
import type { Writing } from '../writing.ts';

/** A class under a national rule, from its code: the name and how it was calculated. */
export function workedOutText({ product: { profile }, language }: Writing, listId: string, code: string): string {
  const words = profile.form && nationalWordsOf(profile.form, language.tag);
  const name = ownValue(words?.codes ?? {}, `${listId}-${code.replaceAll('.', '_')}`);
  const how = ownValue(words?.workedOut ?? {}, listId);
  return `${code}${name === undefined ? '' : ` – ${name}`}${how === undefined ? '' : ` (${how})`}`;
}

/**
 * The result of a national rule for the product and how it was calculated; empty if there is no rule, or if it gives no
 * result.
 */
export function workedOutLines(writing: Writing, listId: string, id: SentenceId): readonly Sentence[] {
  const found = workedOut(writing.product, listId);
  if (!found || !('codes' in found)) return [];
  return found.codes.map(({ code, by, why }, index) =>
    sentence(
      index === 0 ? id : `${id}.${code}`,
      workedOutText(writing, listId, code),
      by ? byClass(writing, by) : byRule(writing, why ?? 'whyByState'),
    ),
  );
}
