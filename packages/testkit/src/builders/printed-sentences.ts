import { sentencesOf } from '@gosds/sheet/model/written';
import { sheetOf } from '../products/sheet-of.ts';
import { aProduct, type ProductParts } from './a-product.ts';

export type PrintedSentences = {
  /** Ids of the sentences whose id starts so, without that start. */
  readonly ids: (start: string) => readonly string[];
  /** The text of a sentence; empty where the sheet has none of that id. */
  readonly text: (id: string) => string;
};

/** What the sheet of a product of the catalogue says, by the ids of its sentences. */
export function printedSentences(product: ProductParts): PrintedSentences {
  const sentences = sentencesOf(sheetOf(aProduct(product)).document.sections);
  return {
    ids: (start) => sentences.flatMap(({ id }) => (id.startsWith(start) ? [id.slice(start.length)] : [])),
    text: (id) => sentences.find((each) => each.id === id)?.text ?? '',
  };
}
