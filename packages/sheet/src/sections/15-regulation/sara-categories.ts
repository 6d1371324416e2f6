import type { HazardClass } from '@gosds/ghs/hazard';
import { isClassOf } from '@gosds/ghs/hazard-question';
import type { Field, Origin } from '../../model/document.ts';
import { usEpcra312 } from '../../generated/lists/us-epcra-312.ts';
import type { TierCategory } from '../../lists/hazard-categories.ts';
import { unclassifiedHazardsOf } from '../02-hazards/other-hazards.ts';
import { byRule, field, orElse, sentence } from '../words/say.ts';
import { hasStatement } from '../../product/supplemental-codes.ts';
import type { Writing } from '../writing.ts';

const categoryOf = (wanted: HazardClass) => usEpcra312.find(({ classes }) => isClassOf(wanted, classes))?.category;

/** The origin of a category that does not depend on a hazard class; undefined if it is not met. */
function besideClasses(writing: Writing, statement: TierCategory['statement']): Origin | undefined {
  if (statement === undefined) return undefined;
  if (statement === 'HNOC') return unclassifiedHazardsOf(writing)[0]?.origin;
  return hasStatement(writing.product, statement) ? byRule(writing, 'whyByClass') : undefined;
}

/** Hazard categories of 40 CFR 370.66 in the wording and order of the Tier II form, in any sheet language. */
export function sara312Field(writing: Writing): Field {
  const words = writing.phrases.regulation;
  const met = new Map<string, Origin>();
  for (const { status, hazardClass, reasons } of writing.product.classification.outcomes) {
    const category = status === 'classified' ? categoryOf(hazardClass) : undefined;
    if (category && !met.has(category)) met.set(category, { kind: 'classification', reasons: reasons.slice(0, 1) });
  }
  const values = usEpcra312.flatMap(({ category, statement }) => {
    const origin = besideClasses(writing, statement) ?? met.get(category);
    return origin ? [sentence(`regulations.sara312.${category}`, words.item(category), origin)] : [];
  });
  return field(
    words.sara312,
    ...orElse(values, sentence('regulations.sara312.none', words.sara312None, byRule(writing))),
  );
}
