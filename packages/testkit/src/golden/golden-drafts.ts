import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findByCas } from '@gosds/catalogue/catalogue';
import { type Draft, draftSchema, propertiesSchema } from '@gosds/sheet/draft/draft';
import { z } from 'zod';
import { repositoryFile } from '../public-files.ts';
import { draftOf, picked } from '../products/supplier.ts';

const folder = repositoryFile('packages/testkit/src/golden/products');

const productSchema = z.strictObject({
  productName: z.string(),
  country: z.string(),
  uses: z.string(),
  /** Product categories (EuPCS), if the use suggests one. */
  categories: z.array(z.string()).optional(),
  /** Purposes that the categories leave open and the supplier confirms. */
  purposes: z.array(z.string()).optional(),
  /** Fields that this market needs in addition. */
  description: z.record(z.string(), z.string()).optional(),
  /** Entries in the country's own lists, by list id. */
  listings: z.record(z.string(), z.string()).optional(),
  ingredients: z.array(z.strictObject({ cas: z.string(), share: z.string() })),
  properties: propertiesSchema,
  /** Tests of the product, which override the calculation. */
  review: z.array(z.strictObject({ id: z.string(), status: z.string(), evidence: z.string() })).optional(),
});

function readProduct(file: string): Draft {
  const { ingredients, review, purposes, description, listings, ...product } = productSchema.parse(
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
  const rows = ingredients.map(({ cas, share }, index) => {
    const substance = findByCas(cas);
    if (!substance) throw new Error(`${file}: no substance ${cas} in the catalogue.`);
    return picked(String(index + 1), substance.materialId, [substance.name, share]);
  });
  const plain = draftOf({ ...product, ingredients: rows });
  const draft = draftSchema.parse({
    ...plain,
    description: {
      ...plain.description,
      ...description,
      purposes: { confirmed: purposes ?? [] },
      nationalListings: listings ?? {},
    },
  });
  return review ? draftSchema.parse({ ...draft, mode: 'advanced', review: { items: review } }) : draft;
}

/** Drafts of the reviewed products by file name. */
export const goldenDrafts: readonly (readonly [file: string, draft: Draft])[] = readdirSync(folder)
  .toSorted()
  .map((file) => [file, readProduct(file)]);
