import { sentencesOf } from '@gosds/sheet/model/written';
import { sheetOf } from '../products/sheet-of.ts';
import { aProduct, type ProductParts } from './a-product.ts';

export type PrintedSentences = {
  /** Ids of the sentences that begin with `start`, without that beginning. */
  readonly ids: (start: string) => readonly string[];
  /** The text of a sentence; empty if the sheet has no sentence with this id. */
  readonly text: (id: string) => string;
};

/** The sentences, by id, of the sheet for a product of catalogue substances. */
export function printedSentences(product: ProductParts): PrintedSentences {
  const sentences = sentencesOf(sheetOf(aProduct(product)).document.sections);
  return {
    ids: (start) => sentences.flatMap(({ id }) => (id.startsWith(start) ? [id.slice(start.length)] : [])),
    text: (id) => sentences.find((each) => each.id === id)?.text ?? '',
  };
}
