import type { Hazard, HazardClass } from '@gosds/ghs/hazard';
import type { AcuteToxicityRules } from '@gosds/ghs/markets/market';
import type { AcuteToxicityValue, Ingredient, ToxicityRoute } from '@gosds/ghs/mixture';
import { aquaticClasses } from '@gosds/ghs/hazard-parts';
import { knownHazards } from '@gosds/ghs/known-hazards';
import { entryOf } from '@gosds/ghs/registry';
import type { EnteredPart } from './entered-row.ts';
import type { EcotoxicityValue, Substance } from '../substance.ts';

/**
 * The evidence that an ingredient was judged in a class. `classified`: it is classified there. `judged`: the user, or a
 * supplier or authority with a complete classification, judged it. `measured`: its endpoint was measured.
 * `inconclusive`: the values reach neither into a category nor beyond the last one. `impossible`: a gas has no oral or
 * dermal dose. An entry of Annex VI binds only for the classes that it lists (CLP Article 4(3)); it is no evidence for
 * other classes.
 */
export type ClassEvidence = 'classified' | 'judged' | 'measured' | 'inconclusive' | 'impossible';

export type Judged = {
  /** The user's own classification; undefined if there is none. */
  readonly hand: EnteredPart['hand'];
  readonly substance: Substance | undefined;
  readonly ingredient: Pick<Ingredient, 'hazards' | 'shown' | 'specificLimits' | 'acuteToxicity'>;
};

const routes: Partial<Record<HazardClass, readonly ToxicityRoute[]>> = {
  'Acute toxicity, oral': ['oral'],
  'Acute toxicity, dermal': ['dermal'],
  'Acute toxicity, inhalation': ['gas', 'vapour', 'dust-mist'],
};

const listed = ({ ingredient }: Judged): readonly Hazard[] => [
  ...knownHazards(ingredient),
  ...(ingredient.specificLimits ?? []).map(({ outcome }) => outcome),
];

/** A skin-corrosive substance also damages the eyes, so its entry does not list the eye class (CLP 3.3.2.1.2.1). */
function classesOf(hazard: Hazard): readonly (HazardClass | undefined)[] {
  const own = entryOf(hazard)?.hazardClass;
  return hazard.hCode === 'H314' ? [own, 'Serious eye damage/eye irritation'] : [own];
}

/** Cached, because a sheet asks for each ingredient in every class. */
const knownClasses = new WeakMap<Judged['ingredient'], ReadonlySet<HazardClass | undefined>>();

function isListed(judged: Judged, hazardClass: HazardClass): boolean {
  const classes = knownClasses.get(judged.ingredient) ?? new Set(listed(judged).flatMap(classesOf));
  knownClasses.set(judged.ingredient, classes);
  return classes.has(hazardClass);
}

/**
 * Category 3 is for substances that do not meet Categories 1 and 2 (CLP Table 3.8.1). A substance in Category 3 was
 * judged for 1 and 2 first.
 */
const isJudgedByCategory3 = (judged: Judged, hazardClass: HazardClass): boolean =>
  hazardClass === 'Specific target organ toxicity, single exposure' &&
  listed(judged).some(({ hCode }) => hCode === 'H335' || hCode === 'H336');

/**
 * Both aquatic classes rest on the same data, so a substance listed in one was also judged in the other (CLP Table
 * 4.1.0).
 */
const isJudgedInWater = (judged: Judged, hazardClass: HazardClass): boolean =>
  aquaticClasses.includes(hazardClass) && aquaticClasses.some((each) => isListed(judged, each));

const isJudgedWhole = ({ hand, substance }: Judged): boolean =>
  hand !== undefined ||
  substance?.classification.basis === 'none' ||
  substance?.classification.coversAllClasses === true;

const isJudgedThere = ({ substance }: Judged, hazardClass: HazardClass): boolean =>
  substance?.classification.judged?.classes.includes(hazardClass) === true;

/**
 * Another authority's aquatic classification does not count here, and values beside it do not disprove it (decision
 * 0089).
 */
const isSetAside = ({ hand, substance }: Judged, hazardClass: HazardClass): boolean =>
  hand === undefined && substance?.classification.aquaticSetAside !== undefined && aquaticClasses.includes(hazardClass);

/** True if the user or the catalogue says whether the ingredient is in the class. Data do not override that. */
export const isJudged = (judged: Judged, hazardClass: HazardClass): boolean =>
  isListed(judged, hazardClass) ||
  (!isSetAside(judged, hazardClass) && (isJudgedWhole(judged) || isJudgedThere(judged, hazardClass)));

/** True for oral and dermal toxicity: a gas cannot be dosed by these routes. */
export const needsDose = (hazardClass: HazardClass): boolean =>
  hazardClass === 'Acute toxicity, oral' || hazardClass === 'Acute toxicity, dermal';

/**
 * True if the value lies neither within a category nor above the last category that every market has: the dose was too
 * low to decide.
 */
function isOpen({ route, kind, value }: AcuteToxicityValue, { bands }: AcuteToxicityRules): boolean {
  const isAbove = kind === 'limit-dose' || value.max === Infinity;
  return isAbove && value.min < (bands[route][3] ?? 0);
}

const acute: readonly EcotoxicityValue['endpoint'][] = ['LC50', 'EC50', 'ErC50'];

/**
 * Fish, crustacea and algae stand for all groups (CLP Annex I, 4.1.2.7.1). Values of two groups are evidence; values of
 * one are not.
 */
const coversTrophicLevels = (values: readonly EcotoxicityValue[]): boolean =>
  new Set(values.map(({ group }) => group).filter((group) => group !== 'other')).size >= 2;

/** Above this acute value, no long-term category applies, however the substance degrades (CLP Table 4.1.0 (b)(iii)). */
const noLongTermAboveMgL = 100;

/** A long-term category follows from chronic values, or from acute ones with the degradation (CLP Table 4.1.0). */
function isMeasuredInWater({ ecotoxicity, readilyBiodegradable }: Substance, hazardClass: HazardClass): boolean {
  if (!aquaticClasses.includes(hazardClass)) return false;
  const acuteValues = ecotoxicity.filter(({ endpoint }) => acute.includes(endpoint));
  const isAcute = coversTrophicLevels(acuteValues);
  if (hazardClass === 'Hazardous to the aquatic environment, acute') return isAcute;
  const isChronic = coversTrophicLevels(ecotoxicity.filter(({ endpoint }) => !acute.includes(endpoint)));
  const isHarmless = acuteValues.every(({ value }) => value.min > noLongTermAboveMgL);
  const isJudgedByAcute = isAcute && (isHarmless || readilyBiodegradable !== undefined);
  return hazardClass === 'Hazardous to the aquatic environment, long-term' && (isChronic || isJudgedByAcute);
}

function evidenceOfValues(
  { substance, ingredient }: Judged,
  hazardClass: HazardClass,
  rules: AcuteToxicityRules,
): ClassEvidence | undefined {
  const own = routes[hazardClass];
  const values = own && ingredient.acuteToxicity?.filter(({ route }) => own.includes(route));
  if (values && values.length > 0) return values.every((value) => isOpen(value, rules)) ? 'inconclusive' : 'measured';
  return substance && isMeasuredInWater(substance, hazardClass) ? 'measured' : undefined;
}

/** The evidence in the class from the user's test rows for the ingredient. */
function evidenceOfRows({ ingredient }: Judged, hazardClass: HazardClass): ClassEvidence | undefined {
  const shown = ingredient.shown?.find((each) => each.hazardClass === hazardClass);
  if (!shown) return undefined;
  return shown.isOpen ? 'inconclusive' : 'measured';
}

const isImpossible = ({ substance }: Judged, hazardClass: HazardClass): boolean =>
  substance?.properties.state === 'gas' && needsDose(hazardClass);

const isUnjudged = (judged: Judged, hazardClass: HazardClass): boolean =>
  judged.ingredient.hazards === 'not-assessed' || isSetAside(judged, hazardClass);

/** Undefined if nothing shows that the ingredient was judged in the class: data are lacking. */
export function classEvidence(
  judged: Judged,
  hazardClass: HazardClass,
  rules: AcuteToxicityRules,
): ClassEvidence | undefined {
  if (isListed(judged, hazardClass)) return 'classified';
  const shown = evidenceOfRows(judged, hazardClass);
  if (shown) return shown;
  if (isUnjudged(judged, hazardClass)) return undefined;
  if (isJudgedWhole(judged) || isJudgedThere(judged, hazardClass)) return 'judged';
  if (isJudgedByCategory3(judged, hazardClass) || isJudgedInWater(judged, hazardClass)) return 'judged';
  return evidenceOfValues(judged, hazardClass, rules) ?? (isImpossible(judged, hazardClass) ? 'impossible' : undefined);
}

/** The aquatic classes without conclusive evidence for the ingredient (CLP Annex I, 4.1.3.6.1). */
export function openInWater(judged: Judged, rules: AcuteToxicityRules): readonly HazardClass[] {
  return aquaticClasses.filter((hazardClass) => {
    const evidence = classEvidence(judged, hazardClass, rules);
    return evidence === undefined || evidence === 'inconclusive';
  });
}
