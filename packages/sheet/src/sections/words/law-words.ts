import { hasNationalRules } from '../../product/national-rules.ts';
import type { Writing } from '../writing.ts';

type Worded = Pick<Writing, 'product' | 'phrases'>;

/** The name of the classifying law in the sheet's language. */
export const lawName = ({ product: { rules }, phrases }: Worded): string => phrases.law.national(rules.id, rules.law);

/** The national law of a country with its own classification rules; undefined if the country uses the market's. */
export const nationalLaw = (writing: Worded): string | undefined =>
  hasNationalRules(writing.product) ? lawName(writing) : undefined;

/** The law of classification as a sentence names it. */
export const classificationLaw = (writing: Worded): string =>
  nationalLaw(writing) ?? writing.phrases.law.classification[writing.product.profile.market];
