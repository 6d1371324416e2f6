import { pictogramCodes, statementKindIn } from '@gosds/ghs/label/codes-in-market';
import { finishStatement } from '@gosds/phrases/finish-statement';
import { signalWordText } from '@gosds/phrases/market-terms';
import { pictogramName } from '@gosds/phrases/pictogram-name';
import { namesSubstances, statementCodes, statementText } from '@gosds/phrases/statement-text';
import type { Product } from '../product/product.ts';
import { precautionContext } from '../sections/02-hazards/precautions.ts';
import { type Writing, writingsOf } from '../sections/writing.ts';
import type { Edition } from '../sheet-input.ts';
import type { AdditionKind } from '../versions/apply-edits.ts';
import { signalWords } from './label-additions.ts';

/** An element of the law that the label of a product lacks. */
export type AddableElement = {
  readonly added: AdditionKind;
  readonly code: string;
  /** What the label would say, in each language of the sheet. */
  readonly texts: readonly string[];
  /** Set if the statement names substances, which the person who adds it must give. */
  readonly namesSubstances?: true;
};

/** What the law of the market offers, with the words of one language. */
type Offer = Omit<AddableElement, 'texts'> & { readonly textIn: (writing: Writing) => string };

function codesOnLabel({ label }: Product): ReadonlySet<string> {
  const explained = [...label.pictograms, ...label.hazardStatements, ...label.precautionaryStatements];
  return new Set([...explained.map(({ value }) => value), ...label.supplemental.map(({ code }) => code)]);
}

/** The signal words, for a label that has none. Of one that has, the chemist edits the line. */
const offeredSignalWords = ({ label }: Product): readonly Offer[] =>
  label.signalWord === null
    ? signalWords.map((code) => ({
        added: 'signal-word',
        code,
        textIn: ({ wording }) => signalWordText(code, wording),
      }))
    : [];

const offeredPictograms: readonly Offer[] = pictogramCodes.map((code) => ({
  added: 'pictogram',
  code,
  textIn: ({ language }) => pictogramName(code, language.pictogramNames),
}));

/** The statements that the law of the market has and each language of the sheet can say. */
function offeredStatements({ rules }: Product, writings: readonly Writing[]): readonly Offer[] {
  const kindOf = statementKindIn(rules);
  const contexts = new Map(writings.map((writing) => [writing, precautionContext(writing)]));
  const precaution = (code: string, writing: Writing): string => {
    const context = contexts.get(writing) ?? precautionContext(writing);
    return finishStatement(code, context).text;
  };
  const [first = [], ...others] = writings.map(({ wording }) => statementCodes(wording));
  return first.flatMap((code): readonly Offer[] => {
    const added = others.every((codes) => codes.includes(code)) ? kindOf(code) : undefined;
    if (added === undefined) return [];
    if (added === 'precaution') return [{ added, code, textIn: (writing) => precaution(code, writing) }];
    const names = writings.some(({ wording }) => namesSubstances(code, wording));
    const offer: Offer = { added, code, textIn: ({ wording }) => statementText(code, wording) };
    return [names ? { ...offer, namesSubstances: true } : offer];
  });
}

const inOrder = (offers: readonly Offer[]): readonly Offer[] =>
  offers.toSorted((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));

/** Everything that the law of the market has and the label of the product lacks, each in the words of the law. */
export function addableElements(product: Product, edition: Edition): readonly AddableElement[] {
  const writings = writingsOf(product, edition);
  const there = codesOnLabel(product);
  const offers = [
    ...offeredSignalWords(product),
    ...offeredPictograms,
    ...inOrder(offeredStatements(product, writings)),
  ];
  return offers
    .filter(({ code }) => !there.has(code))
    .map(({ textIn, ...offer }) => ({ ...offer, texts: writings.map(textIn) }));
}
