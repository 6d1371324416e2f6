import { findByCas } from '@gosds/catalogue/catalogue';
import { readHazard } from '@gosds/catalogue/hazard-notation';
import { readSpecificLimit, readToxicity } from '@gosds/catalogue/record-notation';
import { sources } from '@gosds/catalogue/sources';
import type { Ingredient } from '@gosds/ghs/mixture';
import { factsOfCatalogue } from '@gosds/sheet/mixture-from-draft';
import { readField } from './input-error.ts';
import type { IngredientForm } from './mixture-form.ts';

type Facts = Omit<Ingredient, 'id' | 'name' | 'cas' | 'concentration'>;

export type SourcedFacts = { readonly facts: Facts; readonly origin: string };

const titleOf = (source: string) => sources.find(({ id }) => id === source)?.title ?? source;

function factsAsGiven(form: IngredientForm, hazards: readonly string[]): Facts {
  const read = <T>(field: string, notations: readonly string[], one: (notation: string) => T) =>
    notations.map((notation) => readField(`${form.name}, ${field}`, () => one(notation)));
  return {
    hazards: read('hazards', hazards, (notation) => readHazard(notation).hazard),
    ...(form.hazardSource === undefined ? {} : { hazardSource: form.hazardSource }),
    specificLimits: read('specificLimits', form.specificLimits ?? [], readSpecificLimit),
    ...(form.mAcute === undefined ? {} : { mAcute: form.mAcute }),
    ...(form.mChronic === undefined ? {} : { mChronic: form.mChronic }),
    acuteToxicity: read('acuteToxicity', form.acuteToxicity ?? [], (notation) => readToxicity(notation, 'input')),
    notes: (form.notes ?? []).map((note) => ({ note })),
    ...(form.nonAdditive ? { nonAdditive: true } : {}),
  };
}

/** The facts as given, or of the catalogue by CAS number where no classification was given, or none: nobody assessed it. */
export function factsOf(form: IngredientForm): SourcedFacts {
  if (form.hazards) return { facts: factsAsGiven(form, form.hazards), origin: form.hazardSource ?? 'as given' };
  const substance = form.cas === undefined ? undefined : findByCas(form.cas);
  if (!substance)
    return { facts: { ...factsAsGiven(form, []), hazards: 'not-assessed' }, origin: 'not assessed by anybody' };
  return {
    facts: { ...factsOfCatalogue(substance), ...withoutDefaults(form) },
    origin: `catalogue: ${titleOf(substance.classification.source)}`,
  };
}

/** What was given beside the catalogue's facts takes their place. */
function withoutDefaults(form: IngredientForm): Partial<Facts> {
  const { specificLimits, acuteToxicity, notes, mAcute, mChronic, nonAdditive } = factsAsGiven(form, []);
  return {
    ...(form.specificLimits && specificLimits ? { specificLimits } : {}),
    ...(form.acuteToxicity && acuteToxicity ? { acuteToxicity } : {}),
    ...(form.notes && notes ? { notes } : {}),
    ...(mAcute === undefined ? {} : { mAcute }),
    ...(mChronic === undefined ? {} : { mChronic }),
    ...(nonAdditive ? { nonAdditive } : {}),
  };
}
