import { hasNationalRules } from '../../product/national-rules.ts';
import type { Writing } from '../writing.ts';

type Worded = Pick<Writing, 'product' | 'phrases'>;

/** The law that classified, by its name in the sheet's language. */
export const lawName = ({ product: { rules }, phrases }: Worded): string => phrases.law.national(rules.id, rules.law);

/** The national law of a country that classifies by rules of its own; undefined where the market's are followed. */
export const nationalLaw = (writing: Worded): string | undefined =>
  hasNationalRules(writing.product) ? lawName(writing) : undefined;

/** Law of classification, as a sentence names it. */
export const classificationLaw = (writing: Worded): string =>
  nationalLaw(writing) ?? writing.phrases.law.classification[writing.product.profile.market];
