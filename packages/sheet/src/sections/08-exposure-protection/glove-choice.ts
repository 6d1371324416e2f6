import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { flammableLiquids1To3, reactsWithAirOrWater, toxicBySkin } from '../../hazard-groups.ts';
import { percent } from '@gosds/ghs/concentration';
import { ownWordsFor } from '../../draft/own-words.ts';
import { breathedForms } from '../../product/breathed-forms.ts';
import { ingredientHas } from '../../product/ingredient-hazards.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import { has, mayHave } from '../../product/product-hazards.ts';
import { hasStatement } from '../../product/supplemental-codes.ts';
import type { Writing, NamedIngredient } from '../writing.ts';
import { atLeast } from '../../product/at-least.ts';
import { isSpread } from '../measures/combustible-dust.ts';
import { isFlameWork, isMelted, needsChemicalGloves } from '../measures/processing.ts';
import { isOrganicFamily } from '../../product/functional-class.ts';
import type { FunctionalClass, GloveMaterial } from '../../substance.ts';
import { isUnknown, type Resistance, resistanceOf } from './glove-resistance.ts';

/** Most comfortable first. */
const preference: readonly GloveMaterial[] = ['nitrile', 'neoprene', 'butyl', 'fluoro', 'laminate'];

/** Gloves for a whole day's work. Fluoro rubber and laminate are for substances that permeate the others. */
const rubbers = preference.slice(0, 3);

/** The shortest breakthrough time of a material for the ingredients it was tested with. */
export type GloveTime = { readonly minutes: number; readonly of: NamedIngredient; readonly source: string };

export type Glove = {
  readonly material: GloveMaterial;
  readonly words: string;
  /** Undefined if no time was tested. */
  readonly time: GloveTime | undefined;
  /** Ingredients without a known breakthrough time. */
  readonly untimed: readonly NamedIngredient[];
};

export type GloveChoice =
  /** The supplier's own test takes precedence over the composition; `words` are the material and its thickness. */
  | { readonly status: 'tested'; readonly text: string; readonly words: string }
  | (Glove & {
      readonly status: 'chosen';
      /** Empty for a dry solid without a known family. */
      readonly families: readonly FunctionalClass[];
      /** True for a dry solid, which permeates no glove. */
      readonly isDry: boolean;
      /** True if no single rubber retains all ingredients. */
      readonly isLastResort: boolean;
      /** A thinner glove for splashes. */
      readonly splash: (Glove & { readonly time: GloveTime }) | undefined;
    })
  /** Skin protection is needed, but the family of an ingredient is not known. */
  | { readonly status: 'open'; readonly unknown: readonly string[] }
  /** A solid that ignites with water or in air: no polymer that melts. */
  | { readonly status: 'dry-leather' }
  | { readonly status: 'not-needed' };

/** Harms the skin, or is harmful through it. */
const harmsSkin: AnyHazard = [
  'Skin Corr.',
  'Skin Irrit.',
  'Eye Dam.',
  'Skin Sens.',
  'Muta.',
  'Carc.',
  'Repr.',
  'STOT RE',
  'H310',
  'H311',
  'H312',
  'H313',
];

const skinHazard: AnyHazard = [...harmsSkin, 'Flam. Liq. 1', 'Flam. Liq. 2', 'Flam. Liq. 3'];

/** A gas is breathed in: what it does to the body otherwise asks for no glove. */
const onSkin: AnyHazard = ['Skin Corr.', 'Skin Irrit.', 'Eye Dam.', 'Skin Sens.', 'H310', 'H311', 'H312', 'H313'];

/** Must not reach the skin even once, so no splash glove is offered. */
const noSplash: AnyHazard = ['H310', 'H311', 'H340', 'H350', 'H360'];

/** An aerosol's propellant gas does not wet the glove. */
const isPropellant = (product: Product, { substance }: ProductIngredient) =>
  product.state === 'aerosol' && substance?.properties.state === 'gas';

const isSolidItself = ({ substance }: ProductIngredient): boolean => substance?.properties.state === 'solid';

/** Ingredients that matter for the glove: solvents, and all that harm the skin. */
function relevant(writing: Writing): readonly NamedIngredient[] {
  const harming = (each: NamedIngredient) => ingredientHas(each, skinHazard);
  const isMuch = (each: NamedIngredient) =>
    each.ingredient.concentration.upper >= percent(10) &&
    each.family !== 'salt' &&
    !(isSolidItself(each) && each.family === undefined) &&
    !isPropellant(writing.product, each);
  return atLeast(writing, percent(1)).filter((each) => harming(each) || isMuch(each));
}

/**
 * Rank of a resistance: a measured time of an hour or more, then a source that names the material, then the family,
 * then a measured half hour.
 */
function worthOf(resistance: Resistance): number {
  if (resistance.kind === 'harmless') return Number.MAX_SAFE_INTEGER;
  if (resistance.kind === 'timed') return resistance.minutes >= 60 ? resistance.minutes : 1;
  return { named: 3, family: 2, fails: 0 }[resistance.kind];
}

type Candidate = Glove & { readonly worth: number };

function candidate(writing: Writing, ingredients: readonly NamedIngredient[], material: GloveMaterial): Candidate {
  const faced = ingredients.map((of) => ({ of, resistance: resistanceOf(writing.product, of, material) }));
  const times = faced.flatMap(({ of, resistance }) =>
    resistance.kind === 'timed' ? [{ of, minutes: resistance.minutes, source: resistance.source }] : [],
  );
  return {
    material,
    words: writing.phrases.exposure.glovesMaterials[material],
    worth: Math.min(...faced.map(({ resistance }) => worthOf(resistance))),
    time: times.toSorted((a, b) => a.minutes - b.minutes)[0],
    untimed: faced
      .filter(({ resistance }) => resistance.kind === 'named' || resistance.kind === 'family')
      .map(({ of }) => of),
  };
}

const gloveOf = ({ material, words, time, untimed }: Candidate): Glove => ({ material, words, time, untimed });

const timeOf = ({ time }: Candidate) => time?.minutes ?? 0;

/** The best in the worst case, then the longest tested time, then the most comfortable. */
const ranked = (candidates: readonly Candidate[]) =>
  candidates.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth || timeOf(b) - timeOf(a));

/** The first more comfortable glove with all times known. */
function splashGlove(product: Product, candidates: readonly Candidate[], full: Glove) {
  if (has(product, noSplash)) return undefined;
  return candidates
    .slice(0, preference.indexOf(full.material))
    .flatMap(({ worth, time, ...glove }) =>
      worth > 0 && time && glove.untimed.length === 0 ? [{ ...glove, time }] : [],
    )[0];
}

/** Classified as not hazardous, and not open in any class. */
const isHarmless = (each: NamedIngredient): boolean =>
  each.hand !== undefined && each.ingredient.hazards !== 'not-assessed' && !ingredientHas(each, 'any');

/**
 * A solid that is dissolved in organic solvents passes with them, so that they decide; so does a resin that its supplier
 * found not hazardous.
 */
const isCarried = (each: NamedIngredient, known: readonly NamedIngredient[]): boolean =>
  (isSolidItself(each) || isHarmless(each)) &&
  !ingredientHas(each, noSplash) &&
  known.some(({ family, ingredient }) => isOrganicFamily(family) && ingredient.concentration.upper >= percent(10));

/** Ingredients that prevent a choice. A dry solid does not permeate, unless it is toxic through the skin. */
function blocking(product: Product, open: readonly NamedIngredient[], known: readonly NamedIngredient[]) {
  if (product.state !== 'solid') return open.filter((each) => !isCarried(each, known));
  return known.length === 0 && has(product, toxicBySkin) ? open : [];
}

const isLastResort = (candidates: readonly Candidate[], { material }: Glove) =>
  material === 'laminate' && candidates.every((each) => each.worth === 0 || each.material === 'laminate');

/** Dry to the touch: no paste, and nothing in it that evaporates; what is used as a melt holds its fragrance until then. */
const isDrySolid = (product: Product): boolean =>
  product.state === 'solid' && !isSpread(product) && (isMelted(product) || !breathedForms(product).includes('vapours'));

/** The supplier's own glove test, in the words for this part of the sheet. The material comes before the semicolon. */
function testedGlove({ product: { draft }, place }: Writing): GloveChoice | undefined {
  const input = { text: draft.properties.gloves, path: 'properties.gloves' } as const;
  const text = ownWordsFor(place, draft, input).trim();
  const [words = ''] = text.split(/[;；؛]/);
  return text === '' ? undefined : { status: 'tested', text, words: words.trim() };
}

/** The glove material in the same words for label and sections; undefined if none is known. */
export function gloveWords(writing: Writing): string | undefined {
  if (isFlameWork(writing.product) && !needsChemicalGloves(writing.product)) return undefined;
  const choice = gloveChoice(writing);
  return choice.status === 'chosen' || choice.status === 'tested' ? choice.words : undefined;
}

/** Cached by ingredients: label, sections 6 and 8 and the review all ask. */
const known = new WeakMap<Writing['ingredients'], GloveChoice>();

/** The glove material and the basis for choosing it. No choice is guessed for an ingredient without data. */
export function gloveChoice(writing: Writing): GloveChoice {
  const choice = known.get(writing.ingredients) ?? testedGlove(writing) ?? chosenGlove(writing);
  known.set(writing.ingredients, choice);
  return choice;
}

/** A flammable consumer product that does not harm the skin, such as hand sanitiser or screen wash. */
const isHarmlessToSkinAtHome = (product: Product): boolean =>
  product.mixture.use === 'consumer' && !has(product, harmsSkin);

/**
 * True also for solvents that dry the skin, including those in an aerosol, whose own class is that of its container.
 */
const needsGloves = (product: Product): boolean =>
  (has(product, product.state === 'gas' ? onSkin : skinHazard) && !isHarmlessToSkinAtHome(product)) ||
  hasStatement(product, '066') ||
  (product.state === 'aerosol' &&
    atLeast(product, percent(10)).some(
      (each) => ingredientHas(each, flammableLiquids1To3) && !isPropellant(product, each),
    ));

function chosenGlove(writing: Writing): GloveChoice {
  const isSolid = writing.product.state === 'solid';
  if (isSolid && mayHave(writing.product, reactsWithAirOrWater)) return { status: 'dry-leather' };
  if (!needsGloves(writing.product)) return { status: 'not-needed' };
  const ingredients = relevant(writing);
  const open = ingredients.filter((each) => isUnknown(writing.product, each));
  const known = ingredients.filter((each) => !open.includes(each));
  const unknown = blocking(writing.product, open, known);
  if (unknown.length > 0) return { status: 'open', unknown: unknown.map(({ name }) => name) };
  return bestOf(writing, known, writing.product.state === 'solid' ? [] : open);
}

/** A dry solid does not permeate rubber, even if no rubber is rated for it. No time is known of what solvents carry. */
function bestOf(writing: Writing, known: readonly NamedIngredient[], carried: readonly NamedIngredient[]): GloveChoice {
  const isDry = isDrySolid(writing.product);
  const candidates = (isDry ? rubbers : preference).map((material) => candidate(writing, known, material));
  const best = ranked(candidates)[0] ?? (isDry ? candidates[0] : undefined);
  if (!best) return { status: 'open', unknown: known.map(({ name }) => name) };
  const families = known.map(({ family }) => family).filter((family) => family !== undefined);
  return {
    status: 'chosen',
    ...gloveOf({ ...best, untimed: [...best.untimed, ...carried] }),
    families: best.worth === 0 ? [] : [...new Set(families)],
    isDry,
    isLastResort: known.length > 1 && isLastResort(candidates, best),
    splash: isDry ? undefined : splashGlove(writing.product, candidates, best),
  };
}
