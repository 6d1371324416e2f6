import type { SupplementalCode } from '@gosds/ghs/supplemental-code';
import type { Field, Origin } from '../../model/document.ts';
import { saraCategories, type SaraCategory, saraCategoryOf } from './sara-categories-table.ts';
import { unclassifiedHazardsOf } from '../02-hazards/hazards.ts';
import { byRule, field, orElse, sentence } from '../words/say.ts';
import { hasStatement } from '../../product/supplemental-codes.ts';
import type { Writing } from '../writing.ts';

/** Hazards beyond the classes: 40 CFR 370.66 has categories for the dust and the asphyxiant; the rest comes from section 2(d). */
const supplements: readonly (readonly [SupplementalCode, SaraCategory])[] = [
  ['COMBUSTIBLE-DUST', 'Combustible dust'],
  ['SIMPLE-ASPHYXIANT', 'Simple asphyxiant'],
];

/** Hazard categories of 40 CFR 370.66, in the words and the order of the Tier II form, whatever the language. */
export function sara312Field(writing: Writing): Field {
  const words = writing.phrases.regulation;
  const met = new Map<SaraCategory, Origin>();
  for (const { status, hazardClass, reasons } of writing.product.classification.outcomes) {
    const category = status === 'classified' ? saraCategoryOf(hazardClass) : undefined;
    if (category && !met.has(category)) met.set(category, { kind: 'classification', reasons: reasons.slice(0, 1) });
  }
  for (const [code, category] of supplements)
    if (hasStatement(writing.product, code)) met.set(category, byRule(writing, 'whyByClass'));
  const [unclassified] = unclassifiedHazardsOf(writing);
  if (unclassified) met.set('Hazard not otherwise classified (HNOC)', unclassified.origin);
  const values = saraCategories.flatMap((category) => {
    const origin = met.get(category);
    return origin ? [sentence(`regulations.sara312.${category}`, words.item(category), origin)] : [];
  });
  return field(
    words.sara312,
    ...orElse(values, sentence('regulations.sara312.none', words.sara312None, byRule(writing))),
  );
}
