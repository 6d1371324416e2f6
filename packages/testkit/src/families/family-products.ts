import { findByCas, substances } from '@gosds/catalogue/catalogue';
import { type Draft, draftSchema, propertiesSchema } from '@gosds/sheet/draft/draft';
import { noteKey } from '@gosds/sheet/draft/annex-vi-release';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { repositoryFile } from '../public-files.ts';
import { draftOf, picked } from '../products/supplier.ts';

const expectedSchema = z.strictObject({
  /** Codes of all hazard statements of the classification. */
  hazards: z.array(z.string()),
  signalWord: z.enum(['Danger', 'Warning', '']),
  /**
   * `1824 8 II`, or with subsidiary hazards `2014 5.1 (8) II`, by the country's road transport law; `none` if not
   * dangerous goods.
   */
  goods: z.string(),
  /** Codes of supplemental statements that the sheet must contain. */
  supplemental: z.array(z.string()).optional(),
  /** What manufacturers print instead, or that the answer was not known before. */
  apart: z.string().optional(),
  /** Required content by section number. */
  says: z.record(z.string(), z.array(z.string())).optional(),
});

const productSchema = z.strictObject({
  id: z.string(),
  country: z.string(),
  /** An official language of the country if sheets are written in it, else English. */
  language: z.string(),
  productName: z.string(),
  uses: z.string(),
  categories: z.array(z.string()).optional(),
  description: z.record(z.string(), z.string()).optional(),
  review: z.array(z.strictObject({ id: z.string(), status: z.string(), evidence: z.string() })).optional(),
  /**
   * Per cent and CAS number of each ingredient. `30 64742-48-9/P`: note P is fulfilled. `97 7440-66-6#stabilised`: one
   * of several records with this number. `36 !Alkyd resin`: not hazardous by its supplier's sheet.
   */
  recipe: z.string(),
  properties: propertiesSchema,
  expected: expectedSchema,
});

export type FamilyProduct = {
  readonly id: string;
  readonly draft: Draft;
  readonly expected: z.infer<typeof expectedSchema>;
};

type Row = Draft['ingredients'][number];

function unlisted(id: string, name: string, share: string): Row {
  const stated = { notHazardous: true, source: 'Sheet of its supplier, 2026' };
  const row = picked(id, 1, [name, share]);
  const [made] = draftSchema.parse({
    ingredients: [{ ...row, materialId: null, handClassification: stated }],
  }).ingredients;
  return made ?? row;
}

function listed(id: string, written: string, share: string): Row {
  const [, cas = '', note, word = ''] = /^([\d-]+)(?:\/(\w+))?(?:#(.+))?$/.exec(written) ?? [];
  const substance =
    word === '' ? findByCas(cas) : substances.find((each) => each.cas === cas && each.name.includes(word));
  if (!substance) throw new RangeError(`The catalogue has no ${written}.`);
  const row = picked(id, substance.materialId, [substance.name, share]);
  return note === undefined
    ? row
    : { ...row, noteEvidence: { [noteKey(substance.materialId, note)]: 'Certificate of the supplier, 2026' } };
}

function readRow(part: string, index: number): Row {
  const space = part.indexOf(' ');
  const [share, written] = [part.slice(0, space), part.slice(space + 1)];
  const id = String(index + 1);
  return written.startsWith('!') ? unlisted(id, written.slice(1), share) : listed(id, written, share);
}

function readProduct(record: unknown): FamilyProduct {
  const { id, language, recipe, review, description, expected, ...product } = productSchema.parse(record);
  const plain = draftOf({ ...product, ingredients: recipe.split(/, (?=[\d.]+ )/).map(readRow) });
  const more = { ...plain.description, ...description, language };
  const isTested = Object.keys(product.properties.tests).length > 0;
  const items = review || isTested ? { mode: 'advanced', review: { items: review ?? [] } } : {};
  return { id, draft: draftSchema.parse({ ...plain, ...items, description: more }), expected };
}

const file = repositoryFile('packages/testkit/src/families/products.json');

/**
 * Products of all families and countries with published types of composition, and known facts about them from other
 * sources.
 */
export const familyProducts: readonly FamilyProduct[] = z
  .array(z.unknown())
  .parse(JSON.parse(readFileSync(file, 'utf8')))
  .map(readProduct);
