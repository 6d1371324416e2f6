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
import { isHotWork } from '../measures/processing.ts';
import type { FunctionalClass, GloveMaterial } from '../../substance.ts';
import { isUnknown, type Resistance, resistanceOf } from './glove-resistance.ts';

/** The handiest first. */
const preference: readonly GloveMaterial[] = ['nitrile', 'neoprene', 'butyl', 'fluoro', 'laminate'];

/** What a hand works with all day: films and fluoro rubber are for what passes through others. */
const rubbers = preference.slice(0, 3);

/** The shortest time of a material against the ingredients that it was tested with. */
export type GloveTime = { readonly minutes: number; readonly of: NamedIngredient; readonly source: string };

export type Glove = {
  readonly material: GloveMaterial;
  readonly words: string;
  /** Undefined where none was tested. */
  readonly time: GloveTime | undefined;
  /** Ingredients whose time is not known. */
  readonly untimed: readonly NamedIngredient[];
};

export type GloveChoice =
  /** The supplier's own test goes before the composition; `words` are the material and its thickness. */
  | { readonly status: 'tested'; readonly text: string; readonly words: string }
  | (Glove & {
      readonly status: 'chosen';
      /** Empty for a dry solid of no known family. */
      readonly families: readonly FunctionalClass[];
      /** A dry solid passes through no glove. */
      readonly isDry: boolean;
      /** True where no single rubber holds all ingredients back. */
      readonly isLastResort: boolean;
      /** A thinner glove, for splashes. */
      readonly splash: (Glove & { readonly time: GloveTime }) | undefined;
    })
  /** Skin has to be protected, but an ingredient's family is not known. */
  | { readonly status: 'open'; readonly unknown: readonly string[] }
  /** A solid that catches fire with water or in air: no polymer that melts. */
  | { readonly status: 'dry-leather' }
  | { readonly status: 'not-needed' };

/** What harms the skin, or harms through it. */
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

/** What must not reach the skin even once: no glove for splashes alone. */
const noSplash: AnyHazard = ['H310', 'H311', 'H340', 'H350', 'H360'];

/** The gas that drives an aerosol out wets no glove. */
const isPropellant = (product: Product, { substance }: ProductIngredient) =>
  product.state === 'aerosol' && substance?.properties.state === 'gas';

/** Ingredients that reach the glove: the solvents, and whatever harms the skin. */
function relevant(writing: Writing): readonly NamedIngredient[] {
  const harming = (each: NamedIngredient) => ingredientHas(each, skinHazard);
  const isMuch = (each: NamedIngredient) =>
    each.ingredient.concentration.upper >= percent(10) &&
    each.family !== 'salt' &&
    !isPropellant(writing.product, each);
  return atLeast(writing, percent(1)).filter((each) => harming(each) || isMuch(each));
}

/** Worth of a resistance: an hour and more that was measured, then the material by name, then the family, then half an hour. */
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

/** Best in the worst case, then against those it was tested with, then the handiest. */
const ranked = (candidates: readonly Candidate[]) =>
  candidates.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth || timeOf(b) - timeOf(a));

/** The first handier glove of which all times are known. */
function splashGlove(product: Product, candidates: readonly Candidate[], full: Glove) {
  if (has(product, noSplash)) return undefined;
  return candidates
    .slice(0, preference.indexOf(full.material))
    .flatMap(({ worth, time, ...glove }) =>
      worth > 0 && time && glove.untimed.length === 0 ? [{ ...glove, time }] : [],
    )[0];
}

/** Ingredients that forbid a choice: a dry solid holds its own back, unless it is toxic by the skin. */
function blocking(product: Product, open: readonly NamedIngredient[], known: readonly NamedIngredient[]) {
  if (product.state !== 'solid') return open;
  return known.length === 0 && has(product, toxicBySkin) ? open : [];
}

const isLastResort = (candidates: readonly Candidate[], { material }: Glove) =>
  material === 'laminate' && candidates.every((each) => each.worth === 0 || each.material === 'laminate');

/** Dry to the touch: no paste, and nothing in it that evaporates. */
const isDrySolid = (product: Product): boolean =>
  product.state === 'solid' && !isSpread(product) && !breathedForms(product).includes('vapours');

/** What was typed of a test, in the words of the part of the sheet; the material stands before the semicolon. */
function testedGlove({ product: { draft }, place }: Writing): GloveChoice | undefined {
  const input = { text: draft.properties.gloves, path: 'properties.gloves' } as const;
  const text = ownWordsFor(place, draft, input).trim();
  const [words = ''] = text.split(/[;；؛]/);
  return text === '' ? undefined : { status: 'tested', text, words: words.trim() };
}

/** The material that label and sections name alike, where one is known. */
export function gloveWords(writing: Writing): string | undefined {
  if (isHotWork(writing.product)) return undefined;
  const choice = gloveChoice(writing);
  return choice.status === 'chosen' || choice.status === 'tested' ? choice.words : undefined;
}

/** By the ingredients, which a part of a sheet names once: label, sections 6 and 8 and the review ask. */
const known = new WeakMap<Writing['ingredients'], GloveChoice>();

/** A glove material with what it was chosen for; nothing is guessed for an ingredient of which nothing is known. */
export function gloveChoice(writing: Writing): GloveChoice {
  const choice = known.get(writing.ingredients) ?? testedGlove(writing) ?? chosenGlove(writing);
  known.set(writing.ingredients, choice);
  return choice;
}

/** What burns and does the skin no harm, such as a hand sanitiser or screen wash for the public. */
const isHarmlessToSkinAtHome = (product: Product): boolean =>
  product.mixture.use === 'consumer' && !has(product, harmsSkin);

/** Also for solvents that dry the skin, and for those that an aerosol, whose own class is that of its container, brings to the hand. */
const needsGloves = (product: Product): boolean =>
  (has(product, skinHazard) && !isHarmlessToSkinAtHome(product)) ||
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
  return bestOf(writing, known);
}

/** A solid that no rubber is made for does not pass through one while it is dry. */
function bestOf(writing: Writing, known: readonly NamedIngredient[]): GloveChoice {
  const isDry = isDrySolid(writing.product);
  const candidates = (isDry ? rubbers : preference).map((material) => candidate(writing, known, material));
  const best = ranked(candidates)[0] ?? (isDry ? candidates[0] : undefined);
  if (!best) return { status: 'open', unknown: known.map(({ name }) => name) };
  const families = known.map(({ family }) => family).filter((family) => family !== undefined);
  return {
    status: 'chosen',
    ...gloveOf(best),
    families: best.worth === 0 ? [] : [...new Set(families)],
    isDry,
    isLastResort: known.length > 1 && isLastResort(candidates, best),
    splash: isDry ? undefined : splashGlove(writing.product, candidates, best),
  };
}
