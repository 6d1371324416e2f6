import { findByCas } from '@gosds/catalogue/catalogue';
import { sources } from '@gosds/catalogue/sources';
import type { Ingredient } from '@gosds/ghs/mixture';
import { factsInForce } from '@gosds/sheet/product/ingredient-facts';
import type { Where } from '@gosds/sheet/product/substance-in-force';
import { readHazard } from './hazard-notation.ts';
import { readSpecificLimit, readToxicity } from './value-notation.ts';
import { readField } from './input-error.ts';
import type { IngredientForm } from './mixture-form.ts';

type Facts = Omit<Ingredient, 'id' | 'name' | 'cas' | 'concentration'>;

export type SourcedFacts = { readonly facts: Facts; readonly origin: string };

const titleOf = (source: string) => sources.find(({ id }) => id === source)?.title ?? source;

/**
 * The facts of an ingredient: as given; without a classification, from the catalogue by CAS number, as the sheets of
 * the country have them; else `not-assessed`.
 */
export function factsOf(form: IngredientForm, where: Where): SourcedFacts {
  const given = givenFacts(form);
  if (form.hazards) {
    const hazards = readEach(form, 'hazards', (notation) => readHazard(notation).hazard);
    return { facts: { hazards, ...given }, origin: form.hazardSource ?? 'as given' };
  }
  const substance = form.cas === undefined ? undefined : findByCas(form.cas);
  if (!substance) return { facts: { hazards: 'not-assessed', ...given }, origin: 'not assessed by anybody' };
  return {
    facts: { ...factsInForce(where, substance), ...given },
    origin: `catalogue: ${titleOf(substance.classification.source)}`,
  };
}

type Lists = 'hazards' | 'specificLimits' | 'acuteToxicity' | 'notes';

const readEach = <T>(form: IngredientForm, field: Lists, read: (notation: string) => T): readonly T[] =>
  (form[field] ?? []).map((notation) => readField(`${form.name}, ${field}`, () => read(notation)));

const taken = [
  'hazardSource',
  'mAcute',
  'mChronic',
  'nonAdditive',
  'families',
  'molarMass',
  'gas',
  'heatOfCombustion',
  'peroxygenGroups',
] as const;

/** The facts given beside the hazards. They replace those of the catalogue. */
function givenFacts(form: IngredientForm): Partial<Facts> {
  return {
    ...Object.fromEntries(taken.flatMap((field) => (form[field] === undefined ? [] : [[field, form[field]] as const]))),
    ...(form.specificLimits ? { specificLimits: readEach(form, 'specificLimits', readSpecificLimit) } : {}),
    ...(form.acuteToxicity ? { acuteToxicity: readEach(form, 'acuteToxicity', readToxicity) } : {}),
    ...(form.notes ? { notes: form.notes.map((note) => ({ note })) } : {}),
  };
}
