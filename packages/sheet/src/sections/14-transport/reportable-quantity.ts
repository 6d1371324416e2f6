import { percent, type Ppb } from '@gosds/ghs/concentration';
import { solidFormOf } from '../../draft/solid-form.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import type { SolidForm } from '../../substance.ts';
import { elementsOf } from '../chemistry/ingredient-elements.ts';
import type { Writing } from '../writing.ts';

/** Metals whose quantity counts in pieces below 100 micrometres alone: 49 CFR 172.101, Appendix A; 40 CFR 302.6(d). */
const metalsBySize: ReadonlySet<string> = new Set([
  'Sb',
  'As',
  'Be',
  'Cd',
  'Cr',
  'Cu',
  'Pb',
  'Ni',
  'Se',
  'Ag',
  'Tl',
  'Zn',
]);

/** Pieces of a millimetre and more. */
const coarse: readonly (SolidForm | undefined)[] = ['granules', 'turnings', 'massive'];

function isCoarseMetal({ draft }: Product, { substance }: ProductIngredient): boolean {
  const [element, ...others] = elementsOf(substance?.formula ?? '');
  const isMetal = element !== undefined && others.length === 0 && metalsBySize.has(element);
  return isMetal && coarse.includes(solidFormOf(draft.properties));
}

/** 49 CFR 171.8, “hazardous substance”: 5000 lb from 10 %, 1000 lb from 2 %, 100 lb from 0.2 %, 10 lb from 0.02 %, 1 lb from 0.002 %. */
const countsFrom = (pounds: number): Ppb => percent(pounds / 500);

/**
 * The ingredients whose reportable quantity in one package puts “RQ” into the description, in the United States; empty
 * elsewhere.
 */
export function reportableInPackage({ product, ingredients, phrases }: Writing): string {
  if (product.profile.modes[0] !== 'dot') return '';
  return ingredients
    .filter((each) => !isCoarseMetal(product, each))
    .flatMap(({ name, isConfidential, listings, ingredient }) => {
      const pounds = listings?.cerclaPounds;
      const counts = pounds !== undefined && ingredient.concentration.upper >= countsFrom(pounds);
      return counts && !isConfidential ? [phrases.regulation.pounds({ name, amount: String(pounds) })] : [];
    })
    .join(' ');
}
