import { percent } from '@gosds/ghs/concentration';
import type { FunctionalClass } from './functional-class.ts';
import { atLeast, has, ingredientHas, mayHave, type SheetContext, type SheetIngredient } from '../../sheet-context.ts';

type Material = 'nitrile' | 'neoprene' | 'butyl' | 'fluoro' | 'laminate';

/** Materials that hold a family back, by common practice of glove makers; the first that suits all is chosen. */
const materials: Readonly<Record<FunctionalClass, readonly Material[]>> = {
  water: ['nitrile', 'neoprene', 'butyl', 'fluoro', 'laminate'],
  salt: ['nitrile', 'neoprene', 'butyl', 'fluoro', 'laminate'],
  surfactant: ['nitrile', 'neoprene', 'butyl', 'fluoro', 'laminate'],
  aliphatic: ['nitrile', 'fluoro', 'laminate'],
  alcohol: ['nitrile', 'butyl', 'fluoro', 'laminate'],
  base: ['nitrile', 'neoprene', 'butyl', 'laminate'],
  acid: ['neoprene', 'butyl', 'fluoro', 'laminate'],
  peroxide: ['nitrile', 'neoprene', 'butyl', 'laminate'],
  hypochlorite: ['nitrile', 'neoprene', 'butyl', 'laminate'],
  oxidiser: ['neoprene', 'butyl', 'laminate'],
  epoxide: ['nitrile', 'butyl', 'laminate'],
  isocyanate: ['nitrile', 'butyl', 'laminate'],
  aldehyde: ['nitrile', 'butyl', 'laminate'],
  glycolEther: ['butyl', 'laminate'],
  ketone: ['butyl', 'laminate'],
  ester: ['butyl', 'laminate'],
  amine: ['butyl', 'laminate'],
  aprotic: ['butyl', 'laminate'],
  nitrile: ['butyl', 'laminate'],
  isothiazolinone: ['nitrile', 'butyl', 'laminate'],
  phenol: ['butyl', 'fluoro', 'laminate'],
  acrylate: ['butyl', 'laminate'],
  aromatic: ['fluoro', 'laminate'],
  ether: ['laminate'],
  halogenated: ['laminate'],
};

const preference: readonly Material[] = ['nitrile', 'neoprene', 'butyl', 'fluoro', 'laminate'];

export type GloveChoice =
  | {
      readonly status: 'chosen';
      readonly material: Material;
      readonly words: string;
      /** Empty for a dry solid of no known family. */
      readonly families: readonly FunctionalClass[];
    }
  /** Skin has to be protected, but an ingredient's family is not known. */
  | { readonly status: 'open'; readonly unknown: readonly string[] }
  /** A solid that catches fire with water or in air: no polymer that melts. */
  | { readonly status: 'dry-leather' }
  | { readonly status: 'not-needed' };

const skinHazard = /^(?:Skin|Acute Tox\. \d H31|Carc|Muta|Repr|STOT RE|Flam\. Liq\. [123]|Eye Dam)/;

/** Ingredients that reach the glove: the solvents, and whatever harms the skin. */
function relevant(c: SheetContext): readonly SheetIngredient[] {
  const harming = (each: SheetIngredient) => ingredientHas(each, skinHazard);
  return atLeast(c, percent(1)).filter(
    (each) => harming(each) || (each.ingredient.concentration.upper >= percent(10) && each.family !== 'salt'),
  );
}

/** A glove material with the families it was chosen for; nothing is guessed for an ingredient of unknown family. */
export function gloveChoice(c: SheetContext): GloveChoice {
  if (c.state === 'solid' && mayHave(c, /^(?:Water-react|Pyr)/)) return { status: 'dry-leather' };
  if (!has(c, skinHazard)) return { status: 'not-needed' };
  const ingredients = relevant(c);
  const isOpen = (each: SheetIngredient) => each.family === undefined && c.state !== 'solid';
  const open = ingredients.filter(isOpen).map(({ name }) => name);
  const families = [...new Set(ingredients.map(({ family }) => family).filter((family) => family !== undefined))];
  if (open.length > 0) return { status: 'open', unknown: open };
  const isDry = c.state === 'solid' && !has(c, /H31[01]$/);
  if (families.length === 0 && !isDry) return { status: 'open', unknown: ingredients.map(({ name }) => name) };
  const material = preference.find((each) => families.every((family) => materials[family].includes(each)));
  const chosen = material ?? 'laminate';
  return { status: 'chosen', material: chosen, words: c.phrases.exposure.glovesMaterials[chosen], families };
}
