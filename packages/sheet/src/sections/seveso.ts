import { type AnyClass, type AnyHazard, isClassOf } from '@gosds/ghs/hazard-question';
import { ownValue } from '@gosds/ghs/own-value';
import type { Field, Sentence } from '../document.ts';
import { euSevesoNamed } from '../generated/lists/eu-seveso-named.ts';
import { byClass, byRule, field, firstIngredient, missing, orElse, sentence } from './words/say.ts';
import { has, ingredientHas, says, type SheetContext } from '../sheet-context.ts';
import { onlySubstance } from '../product/is-substance.ts';
import { sevesoAerosols, sevesoByClass, sevesoBySupplement, sevesoGases } from './seveso-table.ts';

type Tiers = { readonly category: string; readonly lower: number; readonly upper: number };

function tiered(c: SheetContext, { category, lower, upper }: Tiers, origin: Sentence['origin']): Sentence {
  const text = c.phrases.regulation.tiers({ category, lower: String(lower), upper: String(upper) });
  return sentence(`regulations.seveso.${category}`, text, origin);
}

function gases(c: SheetContext): Sentence[] {
  const flammable: AnyHazard = 'Flam. Gas';
  if (!has(c, flammable)) return [];
  const isLiquefied = has(c, 'Press. Gas (Liq.)');
  return [tiered(c, isLiquefied ? sevesoGases.liquefied : sevesoGases.others, byClass(c, flammable))];
}

function aerosols(c: SheetContext): Sentence[] {
  const flammable: AnyHazard = ['Aerosol 1', 'Aerosol 2'];
  if (!has(c, flammable)) return [];
  const holdsFlammable = c.ingredients.some((each) => ingredientHas(each, ['Flam. Gas', 'Flam. Liq. 1']));
  return [tiered(c, holdsFlammable ? sevesoAerosols.withFlammable : sevesoAerosols.others, byClass(c, flammable))];
}

/** By class: the quantities of a substance that Part 2 names go before them all. */
function categories(c: SheetContext): Sentence[] {
  const substance = onlySubstance(c);
  const named = substance?.cas === undefined ? undefined : ownValue(euSevesoNamed, substance.cas);
  if (substance && named && (named.asGas !== true || c.state === 'gas'))
    return [tiered(c, { category: substance.name, ...named }, byRule(c, 'whyByComposition'))];
  return [
    ...sevesoByClass
      .filter(({ hazard, unless }) => has(c, hazard) && !(unless && has(c, unless)))
      .map((row) => tiered(c, row, byClass(c, row.hazard))),
    ...gases(c),
    ...aerosols(c),
    ...sevesoBySupplement
      .filter(({ statement }) => says(c, statement))
      .map((row) => tiered(c, row, byRule(c, 'whyByComposition'))),
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
function noCategory(c: SheetContext): Sentence {
  const isOpen = c.classification.outcomes.some(
    ({ status, hazardClass }) => status === 'incomplete' && isClassOf(hazardClass, categorised),
  );
  if (isOpen) return missing(c, 'regulations.seveso.open', firstIngredient);
  return sentence('regulations.seveso.none', c.phrases.regulation.sevesoNone, byRule(c, 'whyByClass'));
}

/** Categories of Directive 2012/18/EU, Annex I, or of the regulations that took it over, with their qualifying quantities. */
export function sevesoField(c: SheetContext, label: string): Field {
  return field(label, ...orElse(categories(c), noCategory(c)));
}
