import { type AnyClass, type AnyHazard, isClassOf } from '@gosds/ghs/hazard-question';
import { ownValue } from '@gosds/ghs/own-value';
import type { Field, Sentence } from '../../model/document.ts';
import { euSevesoNamed } from '../../generated/lists/eu-seveso-named.ts';
import { byClass, byRule, field, firstIngredient, missing, orElse, sentence } from '../words/say.ts';
import { ingredientHas } from '../../product/ingredient-hazards.ts';
import { has } from '../../product/product-hazards.ts';
import { hasStatement } from '../../product/supplemental-codes.ts';
import type { Writing } from '../writing.ts';
import { onlySubstance } from '../../product/is-substance.ts';
import { sevesoAerosols, sevesoByClass, sevesoBySupplement, sevesoGases } from './seveso-table.ts';

type Tiers = {
  readonly category: string;
  readonly lower: number;
  readonly upper: number;
  /** Place of the sentence where it is not that of the category. */
  readonly place?: string;
};

function tiered(writing: Writing, tiers: Tiers, origin: Sentence['origin']): Sentence {
  const { category, lower, upper, place = category } = tiers;
  const text = writing.phrases.regulation.tiers({ category, lower: String(lower), upper: String(upper) });
  return sentence(`regulations.seveso.${place}`, text, origin);
}

function gases(writing: Writing): Sentence[] {
  const flammable: AnyHazard = 'Flam. Gas';
  if (!has(writing.product, flammable)) return [];
  const isLiquefied = has(writing.product, 'Press. Gas (Liq.)');
  return [tiered(writing, isLiquefied ? sevesoGases.liquefied : sevesoGases.others, byClass(writing, flammable))];
}

function aerosols(writing: Writing): Sentence[] {
  const flammable: AnyHazard = ['Aerosol 1', 'Aerosol 2'];
  if (!has(writing.product, flammable)) return [];
  const holdsFlammable = writing.ingredients.some((each) => ingredientHas(each, ['Flam. Gas', 'Flam. Liq. 1']));
  return [
    tiered(writing, holdsFlammable ? sevesoAerosols.withFlammable : sevesoAerosols.others, byClass(writing, flammable)),
  ];
}

/** By class: the quantities of a substance that Part 2 names go before them all. */
function categories(writing: Writing): Sentence[] {
  const substance = onlySubstance(writing.product);
  const [only] = writing.ingredients;
  const named = substance?.cas === undefined ? undefined : ownValue(euSevesoNamed, substance.cas);
  if (only && named && (named.asGas !== true || writing.product.state === 'gas'))
    return [tiered(writing, { ...named, category: only.name, place: 'named' }, byRule(writing, 'whyByComposition'))];
  return [
    ...sevesoByClass
      .filter(({ hazard, unless }) => has(writing.product, hazard) && !(unless && has(writing.product, unless)))
      .map((row) => tiered(writing, row, byClass(writing, row.hazard))),
    ...gases(writing),
    ...aerosols(writing),
    ...sevesoBySupplement
      .filter(({ statement }) => hasStatement(writing.product, statement))
      .map((row) => tiered(writing, row, byRule(writing, 'whyByComposition'))),
  ];
}

const categorised: AnyClass = [
  'Explosives',
  'Flammable gases',
  'Flammable liquids',
  'Flammable solids',
  'Aerosols',
  'Oxidising gases',
  'Oxidising liquids',
  'Oxidising solids',
  'Self-reactive substances and mixtures',
  'Self-heating substances and mixtures',
  'Organic peroxides',
  'Pyrophoric liquids',
  'Pyrophoric solids',
  'Acute toxicity, oral',
  'Acute toxicity, dermal',
  'Acute toxicity, inhalation',
  'Specific target organ toxicity, single exposure',
  'Specific target organ toxicity, single exposure: respiratory tract irritation',
  'Specific target organ toxicity, single exposure: narcotic effects',
  'Hazardous to the aquatic environment, acute',
  'Hazardous to the aquatic environment, long-term',
];

/** That no category applies is said only where each class that makes one could be judged. */
function noCategory(writing: Writing): Sentence {
  const isOpen = writing.product.classification.outcomes.some(
    ({ status, hazardClass }) => status === 'incomplete' && isClassOf(hazardClass, categorised),
  );
  if (isOpen) return missing(writing, 'regulations.seveso.open', firstIngredient);
  return sentence('regulations.seveso.none', writing.phrases.regulation.sevesoNone, byRule(writing, 'whyByClass'));
}

/** Categories of Directive 2012/18/EU, Annex I, or of the regulations that took it over, with their qualifying quantities. */
export function sevesoField(writing: Writing, label: string): Field {
  return field(label, ...orElse(categories(writing), noCategory(writing)));
}
