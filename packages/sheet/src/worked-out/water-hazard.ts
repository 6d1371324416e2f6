import { percent } from '@gosds/ghs/concentration';
import { isAnyOf } from '@gosds/ghs/hazard-question';
import { deAwsvMixtures } from '../generated/lists/de-awsv-mixtures.ts';
import { deAwsvPoints } from '../generated/lists/de-awsv-points.ts';
import { classEvidence } from '../draft/class-evidence.ts';
import type { WaterHazardClass, WaterHazardShare } from '../lists/hazard-categories.ts';
import type { EcotoxicityValue } from '../substance.ts';
import { isSubstance } from '../product/is-substance.ts';
import type { Product, ProductIngredient } from '../product/product.ts';

/** Points of a substance without oral and dermal data, or without aquatic data: AwSV, Annex 1, 4.3.1 and 4.3.2. */
const unknownByMouth = 4;
const unknownInWater = 8;

/** Up to these values a substance does not count as bioaccumulating: CLP Annex I, 4.1.2.8. */
const accumulates = { bcf: 500, logKow: 4 };

const statementPoints = (each: ProductIngredient): number =>
  deAwsvPoints
    .filter(({ statement, notBeside = [] }) => {
      const has = (wanted: typeof notBeside) => each.hazards.some((hazard) => isAnyOf(hazard, wanted));
      return has([statement]) && !has(notBeside);
    })
    .reduce((sum, { points }) => sum + points, 0);

const inWater = ['H400', 'H410', 'H411', 'H412', 'H413'] as const;

function doesNotAccumulate({ substance }: ProductIngredient): boolean {
  const bcf = substance?.bcf?.max;
  const logKow = substance?.properties.logKow?.max;
  if (bcf !== undefined) return bcf < accumulates.bcf;
  return logKow !== undefined && logKow < accumulates.logKow;
}

const acute: readonly EcotoxicityValue['endpoint'][] = ['LC50', 'EC50', 'ErC50'];

type Mended = (degrades: boolean, staysOut: boolean) => boolean;

/**
 * Points of a substance without an aquatic statement, up to an acute value in mg/l, and the conditions that cancel
 * them: 4.3.3.
 */
const testedPoints: readonly (readonly [upTo: number, points: number, isMended: Mended])[] = [
  [1, 8, (degrades, staysOut) => degrades && staysOut],
  [10, 6, (degrades, staysOut) => degrades && staysOut],
  [100, 4, (degrades) => degrades],
  [Infinity, 2, (degrades, staysOut) => degrades || staysOut],
];

const degradesReadily = ({ substance }: ProductIngredient): boolean => substance?.readilyBiodegradable?.value === true;

function pointsByTest(each: ProductIngredient, lowest: number): number {
  const row = testedPoints.find(([upTo]) => lowest <= upTo);
  if (!row) return 0;
  const [, points, isMended] = row;
  return isMended(degradesReadily(each), doesNotAccumulate(each)) ? 0 : points;
}

function waterPoints({ rules }: Product, each: ProductIngredient): number {
  if (each.hazards.some((hazard) => isAnyOf(hazard, inWater))) return 0;
  const values = each.substance?.ecotoxicity.filter(({ endpoint }) => acute.includes(endpoint)) ?? [];
  if (values.length > 0) return pointsByTest(each, Math.min(...values.map(({ value }) => value.min)));
  if (classEvidence(each, 'Hazardous to the aquatic environment, acute', rules.acuteToxicity)) return 0;
  const isMild = degradesReadily(each) && doesNotAccumulate(each);
  return unknownInWater - (isMild ? 2 : 0);
}

function mouthPoints({ rules }: Product, each: ProductIngredient): number {
  const isKnown = (['Acute toxicity, oral', 'Acute toxicity, dermal'] as const).some(
    (hazardClass) => classEvidence(each, hazardClass, rules.acuteToxicity) !== undefined,
  );
  return isKnown ? 0 : unknownByMouth;
}

/**
 * The class of a substance by the sum of its points: AwSV, Annex 1, 4.4. A substance that nobody assessed counts as
 * class 3 (section 3 (4)).
 */
function substanceClass(product: Product, each: ProductIngredient): WaterHazardClass {
  if (each.ingredient.hazards === 'not-assessed') return 3;
  const points = statementPoints(each) + mouthPoints(product, each) + waterPoints(product, each);
  if (points <= 4) return 1;
  return points <= 8 ? 2 : 3;
}

/** Substances that cause cancer only by inhalation do not count (AwSV, Annex 1, 1.2). */
const isCarcinogenic = ({ hazards }: ProductIngredient): boolean =>
  hazards.some((hazard) => isAnyOf(hazard, 'H350') && hazard.hCode !== 'H350i');

type Classed = { readonly each: ProductIngredient; readonly of: WaterHazardClass };

/** Highest concentration, multiplied by the M-factor in classes 2 and 3. */
function shareOf({ each: { ingredient }, of }: Classed): number {
  const factor = of === 1 ? 1 : Math.max(ingredient.mAcute ?? 1, ingredient.mChronic ?? 1);
  return ingredient.concentration.upper * factor;
}

function isMet(classed: readonly Classed[], row: WaterHazardShare): boolean {
  const shares = classed
    .filter(({ each, of }) => of === row.of && (!row.isCarcinogenic || isCarcinogenic(each)))
    .map(shareOf);
  const limit = percent(row.fromPercent);
  if (row.counts === 'each') return shares.some((share) => share >= limit);
  return shares.filter((share) => share >= percent(0.2)).reduce((sum, share) => sum + share, 0) >= limit;
}

/**
 * The product's result under AwSV without a published class: a class, or `awg` for a solid mixture, with the class of
 * each substance.
 */
export type WaterHazard = {
  readonly code: '1' | '2' | '3' | 'awg';
  readonly ingredients: readonly { readonly ingredient: ProductIngredient; readonly code: string }[];
};

/**
 * The water hazard class by AwSV, Annex 1; undefined if no concentration reaches a class. A published class takes
 * precedence.
 */
export function waterHazard(product: Product): WaterHazard | undefined {
  const classed = product.ingredients
    .filter(({ family }) => family !== 'water')
    .map((each) => ({ each, of: substanceClass(product, each) }));
  const ingredients = classed.map(({ each, of }) => ({ ingredient: each, code: String(of) }));
  const [only] = classed;
  if (isSubstance(product)) return only && { code: `${only.of}`, ingredients };
  // Section 3 (2), no. 8: a solid mixture has no class unless its operator classifies it.
  if (product.state === 'solid') return { code: 'awg', ingredients };
  const row = deAwsvMixtures.find((each) => isMet(classed, each));
  return row && { code: `${row.waterHazard}`, ingredients };
}
