import { type Message, say } from '@gosds/ghs/message';
import { type AnyCategory, isCategoryOf } from '@gosds/ghs/hazard-question';
import { ownValue } from '@gosds/ghs/own-value';
import type { Hazard } from '@gosds/ghs/hazard';
import type { Ingredient } from '@gosds/ghs/mixture';
import { percent, toPercent, type Ppb } from '@gosds/ghs/concentration';
import { findEntries } from '../find-entries.ts';
import type { DangerousGoodsEntry, PackingGroup } from '../transport.ts';
import type { TransportInput } from '../transport-input.ts';
import { addsNoHazard } from './adds-no-hazard.ts';
import { isNeutralised } from './chemical-nature.ts';
import type { Candidate } from './choose-entry.ts';
import { entryOf } from './choose-entry.ts';
import { fitsForm } from './entry-fits.ts';
import { isAboveClass3FlashPoint } from './flammable.ts';
import { companions, namedForms, namedSolutions } from '../generated/goods-tables.ts';
import { type Companions, isInRange, type NamedForm, type NamedSolution } from '../goods/goods-tables.ts';
import type { Combined } from './precedence.ts';

/** Substances whose mixtures keep their entry (ADR 2.1.3.4.2), unless another class exceeds packing group III. */
const kept: readonly { readonly un: string; readonly paragraph: string; readonly above: Ppb }[] = [
  { un: '2315', paragraph: 'ADR 2.1.3.4.2', above: percent(0.005) },
  { un: '3432', paragraph: 'ADR 2.1.3.4.2', above: percent(0.005) },
  { un: '3151', paragraph: 'ADR 2.1.3.4.2', above: percent(0.005) },
  { un: '3152', paragraph: 'ADR 2.1.3.4.2', above: percent(0.005) },
];

/** From this concentration, a product is carried as the single substance (ADR 3.1.3.1, technical impurities). */
const pure = percent(99);

const dangerous: AnyCategory = [
  'Unst. Expl.',
  'Expl.',
  'Flam. Gas',
  'Flam. Liq.',
  'Flam. Sol.',
  'Pyr. Gas',
  'Pyr. Liq.',
  'Pyr. Sol.',
  'Self-react.',
  'Self-heat.',
  'Water-react.',
  'Ox. Gas',
  'Ox. Liq.',
  'Ox. Sol.',
  'Org. Perox.',
  'Met. Corr.',
  'Acute Tox. 1',
  'Acute Tox. 2',
  'Acute Tox. 3',
  'Skin Corr.',
  'Aquatic Acute 1',
  'Aquatic Chronic 1',
  'Aquatic Chronic 2',
];

const isOfTransport = ({ code }: Hazard): boolean => isCategoryOf(code, dangerous);

/** Ingredients that could make a mixture dangerous in transport. Below 1 %, only those that were counted. */
export function dangerousIngredients(input: TransportInput, counted: readonly string[]): readonly Ingredient[] {
  const { mixture, unNumbersByIngredient = {} } = input;
  const isDangerous = ({ id, cas, hazards }: Ingredient) =>
    isListed(ownValue(unNumbersByIngredient, id)) ||
    isNamedSolution(cas) ||
    hazards === 'not-assessed' ||
    hazards.some(isOfTransport);
  const found = mixture.ingredients.filter(
    (ingredient) =>
      counted.includes(ingredient.id) ||
      (ingredient.concentration.upper >= percent(1) && isDangerous(ingredient) && !isNeutralised(mixture, ingredient)),
  );
  const isSilent = (ingredient: Ingredient) =>
    !counted.includes(ingredient.id) &&
    !isNamedSolution(ingredient.cas) &&
    addsNoHazard(input, ingredient, { dangerous: found, isDangerous: isOfTransport });
  return found.filter(
    (ingredient) => !companions.some((row) => isCompanion(ingredient, row, found)) && !isSilent(ingredient),
  );
}

/** False for substances that the list names only as not subject, such as calcium oxide. */
const isListed = (un: string | undefined): boolean =>
  un !== undefined &&
  !(findEntries(un).length > 0 && findEntries(un).every(({ restriction }) => restriction === 'not-subject'));

const isNamedSolution = (cas: string | undefined): boolean =>
  namedSolutions.some((step) => step.cas.includes(cas ?? ''));

/**
 * True for a companion that does not change the name. An alkali stabilises hypochlorite; if there is more alkali than
 * hypochlorite, the goods are a lye. A little acid keeps a metal chloride dissolved and is not corrosive below its own
 * limit (ADR 2.1.3.3, 3.1.3.1).
 */
function isCompanion({ cas, concentration }: Ingredient, row: Companions, found: readonly Ingredient[]): boolean {
  if (!row.cas.includes(cas ?? '')) return false;
  const own = found.filter((each) => row.of.includes(each.cas ?? ''));
  if (own.length === 0) return false;
  const share = own.reduce((sum, each) => sum + each.concentration.upper, 0);
  const isFew = row.below === undefined || concentration.upper < percent(row.below);
  return isFew && (row.isNotAboveIt !== true || concentration.upper <= share);
}

/** The entry of the product's own number, else of its single substance (ADR 3.1.3.1). */
export function ownEntry(input: TransportInput, packingGroup: PackingGroup | null): Candidate | undefined {
  if (input.substanceUn) {
    const un = inItsState(input, input.substanceUn, input.mixture.ingredients);
    const entry = un && pureEntry(input, un, packingGroup);
    if (!entry || isAboveClass3FlashPoint(input, entry)) return undefined;
    return { entry, why: say('namedEntry-productNamedList'), paragraph: 'ADR 2.1.2.2 (A), (B)' };
  }
  const single = input.mixture.ingredients.find(({ concentration }) => concentration.lower >= pure);
  const listed = single && ownValue(input.unNumbersByIngredient, single.id);
  const un = listed && inItsState(input, listed, [single]);
  const entry = un && pureEntry(input, un, packingGroup);
  return entry && !isAboveClass3FlashPoint(input, entry)
    ? { entry, why: say('namedEntry-product', { single: single.name }), paragraph: 'ADR 2.1.2.2 (A)' }
    : undefined;
}

/** Entries of class 2 are not for solids: dry ice has its own number, which the list gives by name. */
function inItsState(input: TransportInput, un: string, ingredients: readonly Ingredient[]): string | undefined {
  const isOfGas = findEntries(un).every((entry) => entry.class.startsWith('2'));
  if (input.mixture.physicalState !== 'solid' || !isOfGas) return un;
  const [only, ...others] = ingredients;
  return only && others.length === 0 ? namedFormOf(input, only)?.un[0] : undefined;
}

/** A pure substance cannot have the entry of its solution or of another state. */
function pureEntry(
  input: TransportInput,
  un: string,
  packingGroup: PackingGroup | null,
): DangerousGoodsEntry | undefined {
  const fitting = findEntries(un).filter((entry) => fitsForm(input, entry));
  const undissolved = fitting.filter(({ form }) => !form.isSolution);
  const same = undissolved.find((entry) => entry.packingGroup === packingGroup);
  // A number of N.O.S. that a source gives a substance by experience, where no class applies by criteria: the mildest.
  const mildest = packingGroup === null && undissolved[0]?.isNos ? undissolved.at(-1) : undefined;
  return same ?? mildest ?? undissolved[0] ?? fitting[0];
}

/** A solution that the list names by strength, with the name of its substance. */
export type SolutionStep = NamedSolution & { readonly substance: string };

/** The strength step of the single dangerous substance; undefined if the list does not name it by strength. */
export function solutionStep(input: TransportInput, ingredients: readonly Ingredient[]): SolutionStep | undefined {
  const [only, ...others] = ingredients;
  if (!only || others.length > 0 || input.mixture.physicalState !== 'liquid') return undefined;
  const share = toPercent(only.concentration.upper);
  const step = namedSolutions.find((one) => one.cas.includes(only.cas ?? '') && isInRange(one, share));
  return step && { ...step, substance: only.name };
}

export function solutionEntry(
  input: TransportInput,
  step: SolutionStep,
  { isFlammable }: { readonly isFlammable: boolean },
): Candidate | undefined {
  const { packingGroup, subsidiaryHazards, substance: name, whenFlammable } = step;
  const un = (isFlammable ? whenFlammable : undefined) ?? step.un;
  const entries = findEntries(un ?? '').filter(
    (entry) =>
      entry.packingGroup === packingGroup &&
      (subsidiaryHazards === undefined || entry.subsidiaryHazards.join() === subsidiaryHazards.join()),
  );
  const entry = entries.find(({ form }) => form.isSolution) ?? entries[0];
  if (!entry || isAboveClass3FlashPoint(input, entry)) return undefined;
  const why = say('namedEntry-solution', { name, lower: lowerEnd(step), upper: upperEnd(step) });
  return { entry, why, paragraph: solutionParagraph };
}

export const solutionParagraph = 'ADR 3.2, Table A, entry by name and strength';

const lowerEnd = ({ from, above = 0 }: NamedSolution): Message =>
  from === undefined ? say('namedEntry-more', { share: above }) : say('namedEntry-notLess', { share: from });

const upperEnd = ({ below, upTo = 100 }: NamedSolution): Message =>
  below === undefined ? say('namedEntry-notMore', { share: upTo }) : say('namedEntry-less', { share: below });

/**
 * Only a name of the list is qualified by SOLUTION or MIXTURE (ADR 3.1.3.2), not an N.O.S. entry. ADR 2.1.3.3: a solution or mixture of one named substance with non-dangerous ingredients keeps the substance's entry
 * if class, subsidiary hazards and state are the same.
 */
export function mixtureOfOne(
  input: TransportInput,
  combined: Combined,
  ingredients: readonly Ingredient[],
): (Candidate & { readonly isSolution: boolean }) | undefined {
  const [only, ...others] = ingredients;
  if (!only || others.length > 0) return undefined;
  const named = namedFormOf(input, only);
  if (named) return namedMixture(input, combined, { only, named });
  const un = ownValue(input.unNumbersByIngredient, only.id);
  const entry = un && fitting(input, un, combined);
  if (!entry) return undefined;
  const why = say('namedEntry-onlyDangerousIngredientClassOwn', { only: only.name });
  return {
    entry,
    why,
    paragraph: 'ADR 2.1.3.3',
    isSolution: !entry.isNos && !entry.form.isSolution && !/MIXTURE|ACID/.test(entry.properShippingName),
  };
}

const stateOf = ({ mixture }: TransportInput): 'liquid' | 'solid' =>
  mixture.physicalState === 'solid' ? 'solid' : 'liquid';

const namedFormOf = (input: TransportInput, { cas, concentration }: Ingredient): NamedForm | undefined =>
  namedForms.find(
    (one) =>
      one.cas.includes(cas ?? '') && one.state === stateOf(input) && isInRange(one, toPercent(concentration.upper)),
  );

/** True if the entry names all hazards, or has the class and names no hazard that the goods do not have. */
function isNamedFor({ class: main, subsidiaryHazards }: DangerousGoodsEntry, combined: Combined): boolean {
  const hazards = [combined.class, ...combined.subsidiaryHazards];
  return hazards.includes(main) && subsidiaryHazards.every((hazard) => hazards.includes(hazard));
}

/**
 * The list names the goods themselves, such as PHENOL SOLUTION. This precedes an N.O.S. entry and keeps the listed
 * hazards (ADR 2.1.2.2 (A)) if the goods have the entry's class.
 */
function namedMixture(
  input: TransportInput,
  combined: Combined,
  { only, named }: { readonly only: Ingredient; readonly named: NamedForm },
): (Candidate & { readonly isSolution: boolean }) | undefined {
  const entries = named.un.flatMap(findEntries).filter((entry) => fitsForm(input, entry));
  const ofClass = entries.filter(({ class: main }) => [combined.class, ...combined.subsidiaryHazards].includes(main));
  const chosen = entries.find((entry) => isNamedFor(entry, combined)) ?? ofClass[0];
  if (!chosen) return undefined;
  const name = entries.find(({ un, form }) => un === chosen.un && form.isSolution)?.properShippingName;
  const entry = entryOf(chosen.un, combined.packingGroup, name) ?? chosen;
  const why = say('namedEntry-formNamedList', { only: only.name });
  return { entry, why, paragraph: 'ADR 2.1.2.2 (A)', isSolution: false };
}

/** The entry for a form of the product's substance with its hazards, such as CALCIUM HYPOCHLORITE, DRY, CORROSIVE. */
export function formOfSubstance(
  input: TransportInput,
  combined: Combined,
  ingredients: readonly Ingredient[],
): Candidate | undefined {
  const [only, ...others] = ingredients;
  const named = only && others.length === 0 ? namedFormOf(input, only) : undefined;
  if (!only || !named || !named.un.includes(input.substanceUn ?? '')) return undefined;
  return namedMixture(input, combined, { only, named });
}

/**
 * The entry for a solution of the single dangerous substance, if the list has only one packing group for it. The list
 * then gives class, subsidiary hazards and group even if some of the product's data are open, such as the sub-category
 * for a pH.
 */
export function settledForm(
  input: TransportInput,
  combined: Combined,
  ingredients: readonly Ingredient[],
): Candidate | undefined {
  const [only, ...others] = ingredients;
  const named = only && others.length === 0 ? namedFormOf(input, only) : undefined;
  if (!only || !named) return undefined;
  const groups = named.un.flatMap(findEntries).filter((entry) => fitsForm(input, entry));
  if (new Set(groups.map(({ packingGroup }) => packingGroup)).size !== 1) return undefined;
  return namedMixture(input, combined, { only, named });
}

function fitting(input: TransportInput, un: string, combined: Combined): DangerousGoodsEntry | undefined {
  const entries = findEntries(un).filter(
    (entry) =>
      entry.class === combined.class &&
      fitsForm(input, entry) &&
      [...entry.subsidiaryHazards].sort().join() === [...new Set(combined.subsidiaryHazards)].sort().join(),
  );
  const solutions = entries.filter(({ form }) => form.isSolution);
  const ordered = solutions.length > 0 ? solutions : entries;
  return ordered.find(({ packingGroup }) => packingGroup === combined.packingGroup);
}

/** ADR 2.1.3.4.2: mixtures with polyhalogenated biphenyls keep class 9, unless another class exceeds packing group III. */
export function keptEntry(input: TransportInput, groups: readonly (PackingGroup | null)[]): Candidate | undefined {
  if (groups.some((group) => group !== null && group !== 'III')) return undefined;
  for (const { id, concentration, name } of input.mixture.ingredients) {
    const rule = kept.find(
      ({ un, above }) => un === ownValue(input.unNumbersByIngredient, id) && concentration.upper > above,
    );
    const entry = rule && entryOf(rule.un, 'II');
    if (entry) return { entry, why: say('namedEntry-contains', { name }), paragraph: rule.paragraph };
  }
  return undefined;
}
