import type { Hazard } from '@gosds/ghs/hazard';
import { knownHazards } from '@gosds/ghs/known-hazards';
import type { Market } from '@gosds/ghs/markets/market';
import type { AcuteToxicityValue, Ingredient } from '@gosds/ghs/mixture';
import { type Judged, openInWater } from '../draft/class-evidence.ts';
import type { Substance } from '../substance.ts';
import { measuredAcute } from './measured-acute.ts';
import { type MFactors, measuredFactors, recordedHazards } from './measured-factors.ts';
import { peroxygenOf } from './peroxygen-of.ts';
import { settledPhOf } from './settled-ph-of.ts';
import { substanceInForce, type Where } from './substance-in-force.ts';

/** What the engine knows of an ingredient beside its name and share. */
export type Facts = Omit<Ingredient, 'id' | 'name' | 'cas' | 'concentration'>;

/** The facts of an ingredient that somebody classified. */
export type Known = Omit<Facts, 'hazards'> & { readonly hazards: readonly Hazard[] };

/** M-factors as facts of an ingredient. */
export const factorsOf = ({ mAcute, mChronic }: MFactors) => ({
  ...(mAcute === undefined ? {} : { mAcute }),
  ...(mChronic === undefined ? {} : { mChronic }),
});

/** Facts that do not depend on the classification. */
export const fixedFacts = ({ nonAdditive, families, supplementalLimits }: Facts | Substance['classification']) => ({
  ...(nonAdditive ? { nonAdditive: true } : {}),
  ...(families ? { families } : {}),
  ...(supplementalLimits ? { supplementalLimits } : {}),
});

/** The catalogue's data on an ingredient, in the engine's terms. */
export function factsOfCatalogue(substance: Substance): Known {
  const { classification, toxicity } = substance;
  const { additional, source, specificLimits, mAcute, mChronic, ates, notes } = classification;
  const { unknownForms = [] } = classification;
  const measured: readonly AcuteToxicityValue[] = toxicity;
  const supplemental = [...classification.supplemental, ...(additional?.supplemental ?? [])];
  const hazards = recordedHazards(substance);
  return {
    hazards,
    hazardSource: source,
    specificLimits: [...specificLimits, ...(additional?.specificLimits ?? [])],
    ...factorsOf({ mAcute, mChronic }),
    ...factorsOf(measuredFactors(substance, hazards, { mAcute, mChronic })),
    acuteToxicity: [...ates, ...measured],
    ...(unknownForms.length > 0 ? { unknownAcuteToxicity: unknownForms } : {}),
    notes: notes.map((note) => ({ note })),
    ...(supplemental.length > 0 ? { supplemental } : {}),
    ...fixedFacts(classification),
  };
}

const isAcidOrBase = (substance: Substance | undefined): boolean =>
  substance?.family === 'acid' || substance?.family === 'base' || substance?.family === 'amine';

function ownViscosity(substance: Substance | undefined): Pick<Ingredient, 'kinematicViscosity40'> {
  const { kinematicViscosity: own } = substance?.properties ?? {};
  return own === undefined ? {} : { kinematicViscosity40: { min: own.min, max: own.max } };
}

/** What the record of a substance tells beside its classes: acid or base, pH, peroxygen groups, viscosity. */
export const factsBeside = (substance: Substance | undefined, facts: Facts): Partial<Facts> => ({
  ...(isAcidOrBase(substance) ? { actsByPh: true } : {}),
  ...settledPhOf(substance, facts),
  ...peroxygenOf(knownHazards(facts), substance),
  ...ownViscosity(substance),
});

/** An entry without aquatic classes does not say that there is no aquatic hazard (CLP Article 4(3)). */
export const unknownInWater = (judged: Judged, { acuteToxicity }: Market): Pick<Ingredient, 'unknownAquaticToxicity'> =>
  judged.ingredient.hazards === 'not-assessed' || openInWater(judged, acuteToxicity).length === 0
    ? {}
    : { unknownAquaticToxicity: true };

/** A substance of the catalogue as an ingredient, under the law of a country on a day and with nothing entered by a user. */
export function factsInForce(where: Where, record: Substance): Known {
  const substance = substanceInForce(where, record);
  const listed = factsOfCatalogue(substance);
  const facts = { ...listed, hazards: [...listed.hazards, ...measuredAcute(substance, listed.hazards, where.rules)] };
  return {
    ...factsBeside(substance, facts),
    ...facts,
    ...unknownInWater({ hand: undefined, substance, ingredient: facts }, where.rules),
  };
}
