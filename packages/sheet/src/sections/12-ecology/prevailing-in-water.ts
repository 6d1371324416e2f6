import { isAnyOf } from '@gosds/ghs/hazard-question';
import { aquaticRows } from '@gosds/ghs/rules/substance/aquatic-table';
import { acuteEndpoints, lowestToxicity, organismGroups } from '../../product/lowest-toxicity.ts';
import type { Sentence } from '../../model/document.ts';
import { fromCatalogue, sentence } from '../words/say.ts';
import type { NamedIngredient, Writing } from '../writing.ts';
import { countedInWater } from './ecotoxicity-table.ts';

const [{ atMost: highest }] = aquaticRows.acute;

/** True if values are printed and all of them are milder than Acute 1 with the ingredient's M-factor allows. */
function isMilder({ substance, ingredient: { mAcute = 1 } }: NamedIngredient): boolean {
  if (!substance) return false;
  const lowest = Math.min(...organismGroups.map((group) => lowestToxicity(substance, group, acuteEndpoints)));
  return Number.isFinite(lowest) && lowest > highest / mAcute;
}

/**
 * Explains why an ingredient is in Aquatic Acute 1 although the printed values are milder: the class may rest on an
 * organism whose value the record lacks.
 */
export function prevailingInWater(writing: Writing): Sentence[] {
  return countedInWater(writing).flatMap((each) => {
    const acute = each.hazards.find((hazard) => isAnyOf(hazard, 'Aquatic Acute 1'));
    const source = each.ingredient.hazardSource;
    if (!acute || source === undefined || each.studies.length > 0 || !isMilder(each)) return [];
    const classes = `${acute.code}${writing.phrases.shared.comma}${acute.hCode}`;
    const text = writing.phrases.ecology.classPrevails({ name: each.name, classes });
    return [sentence(`ecology.prevails.${each.row.id}`, text, fromCatalogue(each.ingredient.cas, source))];
  });
}
