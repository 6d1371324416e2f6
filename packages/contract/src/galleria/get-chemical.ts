import { z } from 'zod';
import type { Call } from '../call.ts';

/**
 * Only a `complete` list proves that a chemical it does not name is not on it. `old`: an older edition.
 * `knowledge`: written from the published law and still to be compared with it.
 */
export const completenessSchema = z.enum(['complete', 'partial', 'old', 'knowledge']);

export const listSchema = z.object({
  /** e.g. `eu-svhc-candidate-list`. */
  code: z.string(),
  /** Two letters, `EU` or `WORLD`. */
  country: z.string(),
  topic: z.string(),
  title: z.string(),
  authority: z.string(),
  act: z.string(),
  /** Day, month or year of the edition. */
  version: z.string(),
  completeness: completenessSchema,
  licence: z.string(),
  industries: z.array(z.string()).readonly(),
  /** Number of entries. */
  entries: z.int(),
  /**
   * Number of entries without a chemical's number, such as groups. If there are any, an unnamed chemical may still
   * belong to one.
   */
  groups: z.int(),
  /** The paragraph of a threshold that applies to every entry; null if entries have their own, or none is known. */
  thresholdAct: z.string().nullable(),
});

export type ChemicalList = z.infer<typeof listSchema>;

const listingSchema = z.object({
  list: listSchema,
  /** The entries as the list prints them: its name for the chemical, and its text. */
  entries: z.array(z.object({ name: z.string(), entry: z.string() })).readonly(),
});

export type Listing = z.infer<typeof listingSchema>;

/** Groups without numbers on a list, such as “Lead compounds”, that may name the chemical by its element. */
export const groupsSchema = z.array(z.string()).readonly();

export const getChemical = {
  method: 'GET',
  path: '/api/galleria/chemicals/:materialId',
  summary: 'A chemical: names, numbers, structure, transport entries, and what each list says of it.',
  params: z.object({ materialId: z.coerce.number().int().positive().max(2_147_483_647) }),
  response: {
    200: z.object({
      number: z.int(),
      name: z.string().nullable(),
      cas: z.array(z.string()).readonly(),
      ec: z.string().nullable(),
      formula: z.string().nullable(),
      synonyms: z.array(z.string()).readonly(),
      goods: z.array(z.object({ un: z.string(), class: z.string() })).readonly(),
      /** g/mol. */
      molarMass: z.string().nullable(),
      smiles: z.string().nullable(),
      inchikey: z.string().nullable(),
      isInchikeyComputed: z.boolean(),
      dtxsid: z.string().nullable(),
      listings: z.array(listingSchema).readonly(),
      mayBeNamed: z.array(z.object({ list: listSchema, groups: groupsSchema })).readonly(),
    }),
  },
} as const satisfies Call;
