import { z } from 'zod';
import { checkedLineSchema, checkVerdicts, shareSchema } from '../galleria/check-chemicals.ts';
import { galleriaPageSize, maxGalleriaResults } from '../galleria/chemical-search.ts';
import { getChemical, groupsSchema, listSchema } from '../galleria/get-chemical.ts';
import { findLists, listsAPage } from '../galleria/find-lists.ts';
import { shareVerdicts } from '../galleria/list-matches.ts';
import { entriesAPage, getList, listEntries, saidSchema } from '../galleria/list-page.ts';
import type { PublicCall } from './public-call.ts';

const total = z.int();

const foundSchema = z.object({
  /** Our number of the chemical; customers quote it with `CW` in front. */
  number: z.int(),
  /** Null if no source names the chemical. */
  name: z.string().nullable(),
  cas: z.array(z.string()),
  ec: z.string().nullable(),
  formula: z.string().nullable(),
  synonyms: z.array(z.string()),
  /** Number of lists that name the chemical. */
  lists: z.int(),
  /**
   * Where the text matched: in a number, as a formula, as a structure, as its skeleton (the same atoms and bonds, other
   * stereochemistry or isotopes), as the whole name, at its beginning, at a later word, within a word, or by
   * similar spelling.
   */
  match: z.enum([
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
  matched: z.string(),
});

export const searchChemicals = {
  method: 'POST',
  path: '/api/v1/chemicals/search',
  operation: 'searchChemicals',
  scope: 'lists',
  summary: `Chemicals by name, synonym, CAS, EC, UN or CW number, InChI, InChIKey, SMILES, DTXSID or formula: the best ${maxGalleriaResults}, ${galleriaPageSize} a page. 503 catalogue-loading.`,
  body: z.strictObject({
    text: z.string().trim().min(1, 'Enter a name or a CAS number.').max(500, 'Enter 500 characters at most.'),
    /** The first page is 0. */
    page: z.int().min(0).max(9).default(0),
  }),
  response: {
    200: z.object({
      chemicals: z.array(foundSchema),
      total,
      /** A CAS number whose check digit is wrong, and the correct digit. */
      wrongCas: z.object({ cas: z.string(), expected: z.string() }).nullable(),
    }),
  },
} as const satisfies PublicCall;

export const readChemical = {
  method: 'GET',
  path: '/api/v1/chemicals/:number',
  operation: 'chemical',
  scope: 'lists',
  summary: 'A chemical: names, numbers, structure, and what each list says of it. 404 not-found.',
  params: z.object({ number: getChemical.params.shape.materialId }),
  response: getChemical.response,
} as const satisfies PublicCall;

export const searchLists = {
  method: 'POST',
  path: '/api/v1/lists/search',
  operation: 'searchLists',
  scope: 'lists',
  summary: `The regulatory lists by country, topic and title, narrowed by a text and a country: ${listsAPage} a page.`,
  body: findLists.body,
  response: { 200: z.object({ lists: z.array(listSchema).readonly(), total }) },
} as const satisfies PublicCall;

export const readList = {
  method: 'GET',
  path: '/api/v1/lists/:code',
  operation: 'list',
  scope: 'lists',
  summary: 'A regulatory list: what it is, and its editions, the latest first. 404 not-found.',
  params: getList.params,
  response: getList.response,
} as const satisfies PublicCall;

const entrySchema = saidSchema.extend({
  /** Null if no chemical of the catalogue has the CAS number. */
  number: z.int().nullable(),
  cas: z.string().nullable(),
  /** Name of the chemical, else as the list prints it; null if neither is known. */
  name: z.string().nullable(),
});

export const readListEntries = {
  method: 'POST',
  path: '/api/v1/lists/:code/entries',
  operation: 'listEntries',
  scope: 'lists',
  summary: `The entries of an edition of a list by name, ${entriesAPage} a page; a text narrows them. 404 not-found.`,
  params: listEntries.params,
  body: listEntries.body,
  response: { 200: z.object({ entries: z.array(entrySchema).readonly(), total }) },
} as const satisfies PublicCall;

/** Maximum number of lines in one check by a program. */
export const linesOfCheck = 100;

const lineSchema = z.object({
  /** The line as it was sent. */
  text: z.string(),
  /** `several`: more than one chemical has the name or number; the best known one is returned. */
  verdict: z.enum(checkVerdicts),
  /** Null if nothing was found. */
  chemical: z.object({ number: z.int(), name: z.string().nullable(), cas: z.array(z.string()) }).nullable(),
  /** The correct check digit of the line's CAS number; null if the digit is right or there is no CAS number. */
  expected: z.string().nullable(),
  /** The concentration given in the line; null if it has none. */
  share: shareSchema.nullable(),
  /** The concentration given in the line is impossible, such as 250 %. */
  isShareFaulty: z.boolean(),
});

const matchSchema = z.object({
  list: listSchema,
  /** The chemicals that the list names; `verdict` is the worst of their entries. */
  chemicals: z
    .array(
      z.object({
        number: z.int(),
        verdict: z.enum(shareVerdicts),
        entries: z.array(saidSchema.extend({ verdict: z.enum(shareVerdicts) })),
      }),
    )
    .readonly(),
});

export const checkProduct = {
  method: 'POST',
  path: '/api/v1/lists/check',
  operation: 'checkProduct',
  scope: 'lists',
  summary: `Holds a product against every list: one ingredient a line, with its proportion if it is known, such as "67-64-1 20-30 %"; ${linesOfCheck} lines at most.`,
  body: z.strictObject({
    lines: z
      .array(checkedLineSchema)
      .min(1, 'Enter a name or a CAS number.')
      .max(linesOfCheck, `Enter ${linesOfCheck} lines at most.`),
  }),
  response: {
    200: z.object({
      lines: z.array(lineSchema),
      matches: z.array(matchSchema),
      mayBeNamed: z.array(z.object({ list: listSchema, number: z.int(), groups: groupsSchema })),
      /**
       * Codes of complete lists: a chemical they do not name here is not on them. Other lists do not allow that
       * conclusion.
       */
      wholeLists: z.array(z.string()),
    }),
  },
} as const satisfies PublicCall;
