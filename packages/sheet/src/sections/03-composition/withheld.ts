import { hidesProportion, shownProportion } from '../../draft/shown-name.ts';
import type { Sentence } from '../../model/document.ts';
import type { ProductIngredient } from '../../product/product.ts';
import type { NamedIngredient, Writing } from '../writing.ts';
import { fromInput, sentence } from '../words/say.ts';

/** The proportion as section 3 prints it. A law with prescribed ranges requires the reason directly after it. */
export function shareText({ phrases, product }: Writing, { row }: ProductIngredient): string {
  const share = phrases.shared.number(shownProportion(row));
  const isExplained = hidesProportion(row) && product.profile.secretShares !== undefined;
  return isExplained ? phrases.composition.shareWithheld(share) : share;
}

/** Names approved by an authority, each with date and number of the approval. */
export function alternativeNames({ phrases, product }: Writing, shown: readonly NamedIngredient[]): Sentence[] {
  const { alternativeNames: rule } = product.profile;
  if (!rule) return [];
  return shown.flatMap(({ row, name, path, isConfidential }) => {
    const [number, date] = [row.nameApproval?.number.trim(), row.nameApproval?.date.trim()];
    if (!isConfidential || !number || !date) return [];
    const day = phrases.shared.date(date);
    const text = phrases.composition.alternativeName({ name, law: rule.law, date: day, number });
    return [sentence(`composition.${row.id}.nameApproval`, text, fromInput(`${path}.nameApproval.number`))];
  });
}
