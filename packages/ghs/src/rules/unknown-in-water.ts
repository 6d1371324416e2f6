import { type MessageValue, say } from '../message.ts';
import type { HazardClass } from '../hazard.ts';
import { aquaticClasses } from '../hazard-parts.ts';
import type { Ingredient } from '../mixture.ts';
import type { Assessment, Subject } from './assessment.ts';
import { isSingleSubstance } from './single-substance.ts';

/** True if nobody has classified the ingredient and its data settle no aquatic class. */
const isUnassessedInWater = ({ hazards, shown = [] }: Ingredient): boolean =>
  hazards === 'not-assessed' &&
  !shown.some(({ hazardClass, isOpen }) => aquaticClasses.includes(hazardClass) && isOpen === undefined);

const isUnknown = ({ source }: Subject): boolean =>
  source.unknownAquaticToxicity === true || isUnassessedInWater(source);

/** Ingredients with unknown aquatic hazards, from the concentration that counts (CLP Annex I, 4.1.3.6.1). */
export function unknownInWater({ market, subjects }: Pick<Assessment, 'market' | 'subjects'>): readonly Subject[] {
  const rule = market.supplemental.unknownAquatic;
  return rule ? subjects.filter((subject) => subject.upper >= rule.relevantFrom && isUnknown(subject)) : [];
}

/**
 * The data that an aquatic class needs if no ingredient is known, or if the product is an unknown substance. Otherwise
 * a mixture is classified by its known ingredients (4.1.3.6.1) and nothing is missing.
 */
export function whollyUnknownInWater(assessment: Assessment, hazardClass: HazardClass): readonly MessageValue[] {
  const rule = assessment.market.supplemental.unknownAquatic;
  if (!rule || !aquaticClasses.includes(hazardClass)) return [];
  const relevant = assessment.subjects.filter(({ upper }) => upper >= rule.relevantFrom);
  const unknown = relevant.filter(({ source }) => source.unknownAquaticToxicity);
  const isOpen = unknown.some(isSingleSubstance) || relevant.every(isUnknown);
  return isOpen ? unknown.map(({ source: { name } }) => say('unknownInWater-hazards', { name })) : [];
}
