import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { flammableLiquids1To3, reactsWithAirOrWater, toxicBySkin } from '../../hazard-groups.ts';
import { percent } from '@gosds/ghs/concentration';
import { ownWordsFor } from '../../draft/own-words.ts';
import { has, ingredientHas, mayHave, says, type SheetContext, type SheetIngredient } from '../../sheet-context.ts';
import { atLeast } from '../../product/at-least.ts';
import { isHotWork } from './processing.ts';
import type { FunctionalClass, GloveMaterial } from '../../substance.ts';
import { isUnknown, type Resistance, resistanceOf } from './glove-resistance.ts';

/** The handiest first. */
const preference: readonly GloveMaterial[] = ['nitrile', 'neoprene', 'butyl', 'fluoro', 'laminate'];

/** The shortest time of a material against the ingredients that it was tested with. */
export type GloveTime = { readonly minutes: number; readonly of: SheetIngredient; readonly source: string };

export type Glove = {
  readonly material: GloveMaterial;
  readonly words: string;
  /** Undefined where none was tested. */
  readonly time: GloveTime | undefined;
  /** Ingredients whose time is not known. */
  readonly untimed: readonly SheetIngredient[];
};

export type GloveChoice =
  /** The supplier's own test, whatever the composition tells; `words` are the material and its thickness. */
  | { readonly status: 'tested'; readonly text: string; readonly words: string }
  | (Glove & {
      readonly status: 'chosen';
      /** Empty for a dry solid of no known family. */
      readonly families: readonly FunctionalClass[];
      /** A dry solid passes through no glove. */
      readonly isDry: boolean;
      /** True where no single rubber holds all ingredients back. */
      readonly isLastResort: boolean;
      /** A handier glove that bears splashes. */
      readonly splash: (Glove & { readonly time: GloveTime }) | undefined;
    })
  /** Skin has to be protected, but an ingredient's family is not known. */
  | { readonly status: 'open'; readonly unknown: readonly string[] }
  /** A solid that catches fire with water or in air: no polymer that melts. */
  | { readonly status: 'dry-leather' }
  | { readonly status: 'not-needed' };

const skinHazard: AnyHazard = [
  'Flam. Liq. 1',
  'Flam. Liq. 2',
  'Flam. Liq. 3',
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

/** What must not reach the skin even once: no glove for splashes alone. */
const noSplash: AnyHazard = ['H310', 'H311', 'H340', 'H350', 'H360'];

/** The gas that drives an aerosol out wets no glove. */
const isPropellant = (c: SheetContext, { substance }: SheetIngredient) =>
  c.state === 'aerosol' && substance?.properties.state === 'gas';

/** Ingredients that reach the glove: the solvents, and whatever harms the skin. */
function relevant(c: SheetContext): readonly SheetIngredient[] {
  const harming = (each: SheetIngredient) => ingredientHas(each, skinHazard);
  const isMuch = (each: SheetIngredient) =>
    each.ingredient.concentration.upper >= percent(10) && each.family !== 'salt' && !isPropellant(c, each);
  return atLeast(c, percent(1)).filter((each) => harming(each) || isMuch(each));
}

/** Worth of a resistance: an hour and more that was measured, then the material by name, then the family, then half an hour. */
function worthOf(resistance: Resistance): number {
  if (resistance.kind === 'harmless') return Number.MAX_SAFE_INTEGER;
  if (resistance.kind === 'timed') return resistance.minutes >= 60 ? resistance.minutes : 1;
  return { named: 3, family: 2, fails: 0 }[resistance.kind];
}

type Candidate = Glove & { readonly worth: number };

function candidate(c: SheetContext, ingredients: readonly SheetIngredient[], material: GloveMaterial): Candidate {
  const faced = ingredients.map((of) => ({ of, resistance: resistanceOf(c, of, material) }));
  const times = faced.flatMap(({ of, resistance }) =>
    resistance.kind === 'timed' ? [{ of, minutes: resistance.minutes, source: resistance.source }] : [],
  );
  return {
    material,
    words: c.phrases.exposure.glovesMaterials[material],
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
function splashGlove(c: SheetContext, candidates: readonly Candidate[], full: Glove) {
  if (has(c, noSplash)) return undefined;
  return candidates
    .slice(0, preference.indexOf(full.material))
    .flatMap(({ worth, time, ...glove }) =>
      worth > 0 && time && glove.untimed.length === 0 ? [{ ...glove, time }] : [],
    )[0];
}

/** Ingredients that forbid a choice: a dry solid holds its own back, unless it is toxic by the skin. */
function blocking(c: SheetContext, open: readonly SheetIngredient[], known: readonly SheetIngredient[]) {
  if (c.state !== 'solid') return open;
  return known.length === 0 && has(c, toxicBySkin) ? open : [];
}

const isLastResort = (candidates: readonly Candidate[], { material }: Glove) =>
  material === 'laminate' && candidates.every((each) => each.worth === 0 || each.material === 'laminate');

/** What was typed of a test, in the words of the part of the sheet; the material stands before the semicolon. */
function testedGlove({ draft, place }: SheetContext): GloveChoice | undefined {
  const input = { text: draft.properties.gloves, path: 'properties.gloves' } as const;
  const text = (place ? ownWordsFor(place, input) : input.text).trim();
  const [words = ''] = text.split(/[;；؛]/);
  return text === '' ? undefined : { status: 'tested', text, words: words.trim() };
}

/** The material that label and sections name alike, where one is known. */
export function gloveWords(c: SheetContext): string | undefined {
  if (isHotWork(c)) return undefined;
  const choice = gloveChoice(c);
  return choice.status === 'chosen' || choice.status === 'tested' ? choice.words : undefined;
}

/** By the ingredients, which every context of one part of a sheet shares: label, sections 6 and 8 and the review ask. */
const known = new WeakMap<SheetContext['ingredients'], GloveChoice>();

/** A glove material with what it was chosen for; nothing is guessed for an ingredient of which nothing is known. */
export function gloveChoice(c: SheetContext): GloveChoice {
  const choice = known.get(c.ingredients) ?? testedGlove(c) ?? chosenGlove(c);
  known.set(c.ingredients, choice);
  return choice;
}

/** Also for solvents that dry the skin, and for those that an aerosol, whose own class is that of its container, brings to the hand. */
const needsGloves = (c: SheetContext): boolean =>
  has(c, skinHazard) ||
  says(c, '066') ||
  (c.state === 'aerosol' &&
    atLeast(c, percent(10)).some((each) => ingredientHas(each, flammableLiquids1To3) && !isPropellant(c, each)));

function chosenGlove(c: SheetContext): GloveChoice {
  const isSolid = c.state === 'solid';
  if (isSolid && mayHave(c, reactsWithAirOrWater)) return { status: 'dry-leather' };
  if (!needsGloves(c)) return { status: 'not-needed' };
  const ingredients = relevant(c);
  const open = ingredients.filter((each) => isUnknown(c, each));
  const known = ingredients.filter((each) => !open.includes(each));
  const unknown = blocking(c, open, known);
  if (unknown.length > 0) return { status: 'open', unknown: unknown.map(({ name }) => name) };
  const candidates = preference.map((material) => candidate(c, known, material));
  const [best] = ranked(candidates);
  if (!best) return { status: 'open', unknown: known.map(({ name }) => name) };
  return {
    status: 'chosen',
    ...gloveOf(best),
    families: [...new Set(known.map(({ family }) => family).filter((family) => family !== undefined))],
    isDry: isSolid,
    isLastResort: known.length > 1 && isLastResort(candidates, best),
    splash: isSolid ? undefined : splashGlove(c, candidates, best),
  };
}
