import { findByCas } from '@gosds/catalogue/catalogue';
import type { SheetDocument } from '@gosds/sheet/model/document';
import { draftSchema } from '@gosds/sheet/draft/draft';
import { sentencesOf } from '@gosds/sheet/model/written';
import { sheetOf } from '../products/sheet-of.ts';
import { draftOf, picked } from '../products/supplier.ts';

type Product = {
  readonly country?: string;
  /** Percent by CAS number, of the catalogue. */
  readonly shares: Readonly<Record<string, number>>;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly dangerousGoods?: Readonly<Record<string, unknown>>;
  readonly uses?: string;
  readonly processing?: string;
};

/** The sheet of a product of substances of the catalogue. */
export function productSheet(product: Product): SheetDocument {
  const { country = 'DE', shares, properties, dangerousGoods = {}, uses = 'Testing', processing = '' } = product;
  const rows = Object.entries(shares).map(([cas, share], index) => {
    const substance = findByCas(cas);
    if (!substance) throw new Error(`No substance ${cas} in the catalogue.`);
    return picked(String(index + 1), substance.materialId, [substance.name, String(share)]);
  });
  const plain = draftOf({ productName: 'Product', country, uses, ingredients: rows, properties: {} });
  return sheetOf(
    draftSchema.parse({
      ...plain,
      description: { ...plain.description, processing },
      properties,
      dangerousGoods,
    }),
  ).document;
}

export type PrintedSentences = {
  /** Ids of the sentences whose id starts so, without that start. */
  readonly ids: (start: string) => readonly string[];
  readonly text: (id: string) => string;
};

/** The sentences of a product's sheet, by their ids. */
export function printedSentences(product: Product): PrintedSentences {
  const sentences = sentencesOf(productSheet(product).sections);
  return {
    ids: (start) => sentences.flatMap(({ id }) => (id.startsWith(start) ? [id.slice(start.length)] : [])),
    text: (id) => sentences.find((each) => each.id === id)?.text ?? '',
  };
}
