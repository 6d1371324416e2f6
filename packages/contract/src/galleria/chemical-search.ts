import { z } from 'zod';
import type { Call } from '../call.ts';

/** Results of one page. */
export const galleriaPageSize = 10;
/** The most results of a search. */
export const maxGalleriaResults = 100;

/** A chemical among the results; empty lists where nothing is known. */
const foundSchema = z.object({
  /** Null where no source names it. */
  Name: z.string().nullable(),
  Cas: z.array(z.string()),
  Ec: z.string().nullable(),
  Formula: z.string().nullable(),
  /** What a customer quotes, such as `CW1101`. */
  CwNo: z.string(),
  /** UN numbers of the transport entries of the substance itself. */
  Un: z.array(z.string()),
  /** Classes of these entries, such as `3` or `6.1`. */
  DGC: z.array(z.string()),
  Synonyms: z.array(z.string()),
  /** Groups that it belongs to, by number, and by code and name. */
  GcNo: z.array(z.string()),
  GroupCode: z.array(z.object({ code: z.string(), name: z.string() })),
  MaterialId: z.int(),
  /** How many lists name it. */
  Lists: z.int(),
  /** Where the text was found: in a number, as the whole name, at the beginning, as a later word, within a word, or alike. */
  Match: z.enum(['identifier', 'exact', 'beginning', 'word', 'part', 'alike']),
  /** The name or number that was found. */
  Matched: z.string(),
});

export type FoundChemical = z.infer<typeof foundSchema>;

export const galleriaSearch = {
  method: 'POST',
  path: '/api/galleria/search',
  summary:
    'Chemicals by name, synonym, CAS, EC, UN or CW number, InChIKey, DTXSID or formula: the best 100, ten a page.',
  body: z.strictObject({
    pattern: z.string().trim().min(1, 'Enter a name or a CAS number.').max(500, 'Enter 500 characters at most.'),
    /** 0 is the first. */
    page: z.int().min(0).max(9).default(0),
  }),
  response: {
    200: z.object({
      data: z.object({
        body: z.array(foundSchema),
        /** Of all pages; 100 at most. */
        total: z.int(),
        /** A CAS number whose check digit is wrong, and the right digit. */
        wrongCas: z.object({ cas: z.string(), expected: z.string() }).nullable(),
      }),
    }),
  },
} as const satisfies Call;
