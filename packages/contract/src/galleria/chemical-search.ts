import { z } from 'zod';
import type { Call } from '../call.ts';

/** Number of results on a page. */
export const galleriaPageSize = 10;
/** Maximum number of results of a search. */
export const maxGalleriaResults = 100;

/** A chemical among the results. Lists are empty if nothing is known. */
const foundSchema = z.object({
  /** Null if no source names the chemical. */
  Name: z.string().nullable(),
  Cas: z.array(z.string()),
  Ec: z.string().nullable(),
  Formula: z.string().nullable(),
  /** The number that a customer quotes, such as `CW1101`. */
  CwNo: z.string(),
  /** UN numbers of the transport entries of the substance itself. */
  Un: z.array(z.string()),
  /** Transport classes of these entries, such as `3` or `6.1`. */
  DGC: z.array(z.string()),
  Synonyms: z.array(z.string()),
  /** Groups of the chemical: their numbers, and their codes and names. */
  GcNo: z.array(z.string()),
  GroupCode: z.array(z.object({ code: z.string(), name: z.string() })),
  MaterialId: z.int(),
  /** Number of lists that name the chemical. */
  Lists: z.int(),
  /**
   * Where the text matched: in a number, as a formula, as a structure, as its skeleton (the same atoms and bonds, other
   * stereochemistry or isotopes), as the whole name, at its beginning, at a later word, within a word, by a name
   * that is only a part of the text, or by similar spelling.
   */
  Match: z.enum([
    'identifier',
    'formula',
    'structure',
    'skeleton',
    'exact',
    'beginning',
    'word',
    'part',
    'within',
    'alike',
  ]),
  /** The name or number that matched. */
  Matched: z.string(),
});

export type FoundChemical = z.infer<typeof foundSchema>;

export const galleriaSearch = {
  method: 'POST',
  path: '/api/galleria/search',
  summary:
    'Chemicals by name, synonym, CAS, EC, UN or CW number, InChI, InChIKey, SMILES, DTXSID or formula: the best 100, ten a page.',
  body: z.strictObject({
    pattern: z.string().trim().min(1, 'Enter a name or a CAS number.').max(500, 'Enter 500 characters at most.'),
    /** The first page is 0. */
    page: z.int().min(0).max(9).default(0),
  }),
  response: {
    200: z.object({
      data: z.object({
        body: z.array(foundSchema),
        /** Number of results on all pages; at most 100. */
        total: z.int(),
        /** A CAS number whose check digit is wrong, and the correct digit. */
        wrongCas: z.object({ cas: z.string(), expected: z.string() }).nullable(),
      }),
    }),
  },
} as const satisfies Call;
