import { percent, type Ppb } from '@gosds/ghs/concentration';
import type { Writing } from '../writing.ts';

/** 49 CFR 171.8, “hazardous substance”: 5000 lb from 10 %, 1000 lb from 2 %, 100 lb from 0.2 %, 10 lb from 0.02 %, 1 lb from 0.002 %. */
const countsFrom = (pounds: number): Ppb => percent(pounds / 500);

/**
 * The ingredients whose reportable quantity in one package puts “RQ” into the description, in the United States; empty
 * elsewhere.
 */
export function reportableInPackage({ product, ingredients, phrases }: Writing): string {
  if (product.profile.modes[0] !== 'dot') return '';
  return ingredients
    .flatMap(({ name, isConfidential, listings, ingredient }) => {
      const pounds = listings?.cerclaPounds;
      const counts = pounds !== undefined && ingredient.concentration.upper >= countsFrom(pounds);
      return counts && !isConfidential ? [phrases.regulation.pounds({ name, amount: String(pounds) })] : [];
    })
    .join(' ');
}
