import type { Ppb } from '@gosds/ghs/concentration';
import type { Hazard } from '@gosds/ghs/hazard';
import type { Ingredient } from '@gosds/ghs/mixture';
import { isPropertyStatement } from '@gosds/ghs/supplemental-code';
import { type HandClassification, handClassificationSchema } from './draft.ts';
import { ateFields } from './hand-classification.ts';
import { proportionText } from './proportion.ts';

type Known = { readonly ingredient: Ingredient; readonly hazards: readonly Hazard[] };

const notationOf = ({ code, hCode, detail }: Hazard): string =>
  `${code} ${hCode}${detail === undefined ? '' : ` (${detail})`}`;

const limitText = (share: Ppb | undefined): string => (share === undefined ? '' : proportionText(share));

function estimatesOf({ acuteToxicity = [] }: Ingredient): Partial<HandClassification> {
  const estimates = acuteToxicity.filter(({ kind }) => kind === 'ATE');
  return Object.fromEntries(
    ateFields.flatMap(([field, route]) => {
      const estimate = estimates.find((each) => each.route === route);
      return estimate === undefined ? [] : [[field, String(estimate.value.min)]];
    }),
  );
}

/**
 * The ingredient's classification in the form of the user's own, so that the user can change one class and keep the
 * others. The source stays blank for the user to name. Undefined if nobody has classified the ingredient.
 */
export function handOfIngredient({ ingredient, hazards }: Known): HandClassification | undefined {
  if (ingredient.hazards === 'not-assessed') return undefined;
  const { specificLimits = [], supplemental = [], mAcute, mChronic } = ingredient;
  const statements = supplemental.filter(isPropertyStatement);
  return handClassificationSchema.parse({
    hazards: hazards.map(notationOf),
    supplemental: statements,
    notHazardous: hazards.length + statements.length === 0,
    specificLimits: specificLimits.map(({ outcome, lower, upper }) => ({
      outcome: notationOf(outcome),
      lowerPercent: limitText(lower),
      upperPercent: limitText(upper),
    })),
    mAcute: mAcute === undefined ? '' : String(mAcute),
    mChronic: mChronic === undefined ? '' : String(mChronic),
    ...estimatesOf(ingredient),
  });
}
