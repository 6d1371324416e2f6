import { findByCas } from '@gosds/catalogue/catalogue';
import type { Hazard } from '@gosds/ghs/hazard';
import type { Ingredient } from '@gosds/ghs/mixture';
import { entryOf } from '@gosds/ghs/registry';
import { factsOfCatalogue } from '@gosds/sheet/product/ingredient-facts';
import { ingredientOf } from '../cases/case-ingredient.ts';
import type { CaseIngredient } from '../read-case.ts';

export type PrintedIngredient = {
  readonly name: string;
  readonly cas: string | null;
  readonly share: string;
  readonly lo: number | null;
  readonly hi: number | null;
  readonly classes: readonly (readonly [string, string])[];
  readonly limits?: readonly string[];
  readonly mAcute?: number | null;
  readonly mChronic?: number | null;
};

/** An ingredient as printed in section 3; undefined if its concentration was not recorded as a range. */
export function asPrinted(printed: PrintedIngredient, index: number): Ingredient | undefined {
  const { name, classes, limits = [], mAcute, mChronic } = printed;
  const concentration = printedShare(printed);
  if (!concentration) return undefined;
  const cas = printed.cas?.replace(/^0+/, '');
  const written: CaseIngredient = {
    name,
    ...(cas ? { cas } : {}),
    concentration,
    classifications: classes.map(([class_category, h]) => ({ class_category, h })),
    ...(limits.length > 0 ? { scl: [...limits] } : {}),
    m_acute: mAcute,
    m_chronic: mChronic,
  };
  return ingredientOf(written, index);
}

function printedShare({ share, lo, hi }: PrintedIngredient): CaseIngredient['concentration'] | undefined {
  if (lo === null || (hi !== null && lo > hi)) return undefined;
  if (lo === hi) return { value: lo };
  return { raw: share, min: lo, ...(hi === null ? {} : { max: hi }) };
}

/**
 * Adds what binds the supplier even if the sheet does not print it: M-factors, specific concentration limits and
 * estimates of the harmonised entry, and whether additivity applies. Printed data stay.
 */
export function withHarmonisedFactors(ingredient: Ingredient): Ingredient {
  const substance = substanceOf(ingredient);
  if (!substance) return ingredient;
  const { specificLimits = [], mAcute, mChronic, nonAdditive } = factsOfCatalogue(substance);
  const { ates } = substance.classification;
  return {
    ...(mAcute === undefined ? {} : { mAcute }),
    ...(mChronic === undefined ? {} : { mChronic }),
    ...(nonAdditive ? { nonAdditive } : {}),
    ...(ates.length > 0 ? { acuteToxicity: ates } : {}),
    ...ingredient,
    specificLimits: ingredient.specificLimits ?? specificLimits,
  };
}

/**
 * Notes of Annex VI that let a supplier who knows the constituents omit a classification. If the supplier omits it, the
 * note applies.
 */
const releasing = ['J', 'K', 'L', 'M', 'N', 'P', 'Q', 'R'];

/**
 * As `withHarmonisedFactors`, and adds the harmonised hazards in classes for which the sheet prints none (CLP Article
 * 4(3)).
 */
export function withHarmonisedHazards(ingredient: Ingredient): Ingredient {
  const completed = withHarmonisedFactors(ingredient);
  const entry = substanceOf(ingredient)?.classification;
  const { hazards } = ingredient;
  if (entry?.basis !== 'harmonised' || hazards === 'not-assessed' || hazards.length === 0) return completed;
  if (entry.notes.some((note) => releasing.includes(note))) return completed;
  const classOf = (hazard: Hazard) => entryOf(hazard)?.hazardClass;
  const added = entry.hazards.filter((hazard) => !hazards.some((printed) => classOf(printed) === classOf(hazard)));
  return { ...completed, hazards: [...hazards, ...added] };
}

const substanceOf = ({ cas }: Ingredient) => (cas === undefined ? undefined : findByCas(cas));

/** Adds the catalogue's facts for an ingredient without a printed class, if the catalogue has them. */
export function withCatalogueFacts(ingredient: Ingredient): Ingredient {
  if (ingredient.hazards === 'not-assessed' || ingredient.hazards.length > 0) return withHarmonisedFactors(ingredient);
  const substance = substanceOf(ingredient);
  return { ...ingredient, ...(substance ? factsOfCatalogue(substance) : { hazards: 'not-assessed' as const }) };
}
