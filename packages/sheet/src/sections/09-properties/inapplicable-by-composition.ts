import { percent } from '@gosds/ghs/concentration';
import { isWater } from '@gosds/ghs/water';
import type { FunctionalClass } from '../../substance.ts';
import { atLeast } from '../../product/at-least.ts';
import { outcomesOf } from '../../product/product-hazards.ts';
import { unstatedShare } from '../classes/class-standing.ts';
import { isAllInorganic, neverBurns } from '../chemistry/ingredient-elements.ts';
import type { NamedIngredient, Writing } from '../writing.ts';

/** Neutral liquids without water and without a proton to give to it, so that they have no pH. */
const aproticSolvents: readonly FunctionalClass[] = [
  'ketone',
  'ester',
  'aromatic',
  'aliphatic',
  'halogenated',
  'ether',
  'aprotic',
];

const notVolatile: readonly FunctionalClass[] = ['salt', 'surfactant', 'acid'];

/** No flammable vapour: water, minerals, acids and salts that never burn, and solids that do not boil. */
const burnsNot = (each: NamedIngredient): boolean =>
  isWater(each.substance) ||
  neverBurns(each, 'liquid') ||
  (each.substance?.properties.state === 'solid' && each.family !== undefined && notVolatile.includes(each.family));

const isNotFlammable = (writing: Writing): boolean =>
  outcomesOf(writing.product, 'Flammable liquids').every(({ status }) => status === 'not-classified');

const hasNoBurningVapour = (writing: Writing): boolean => {
  const { product } = writing;
  const parts = atLeast(writing, percent(1));
  const isWholeKnown = parts.length > 0 && unstatedShare(product) < percent(1);
  return product.state === 'liquid' && isWholeKnown && parts.every(burnsNot) && isNotFlammable(writing);
};

const isOrganicWithoutWater = (writing: Writing): boolean => {
  const parts = atLeast(writing, percent(0.1));
  const isAprotic = ({ family }: NamedIngredient) => family !== undefined && aproticSolvents.includes(family);
  return writing.product.state === 'liquid' && parts.length > 0 && parts.every(isAprotic);
};

const isInorganicSolid = ({ product }: Writing): boolean => product.state === 'solid' && isAllInorganic(product);

/** Why the composition rules out a value in a line of 9.1; undefined if it does not. */
export function inapplicableByComposition(writing: Writing, line: string): string | undefined {
  const words = writing.phrases.properties;
  switch (line) {
    case 'properties.explosionLimits':
    case 'properties.flashPoint':
    case 'properties.autoignitionTemperature':
      return hasNoBurningVapour(writing) ? words.noBurningVapour : undefined;
    case 'properties.ph':
      return isOrganicWithoutWater(writing) ? words.organicWithoutWater : undefined;
    case 'properties.vapourPressure':
      return isInorganicSolid(writing) ? words.isInorganicSolid : undefined;
    default:
      return undefined;
  }
}
