import { z } from 'zod';
import { checkVerdicts, shareSchema } from '../galleria/check-chemicals.ts';
import { galleriaPageSize, maxGalleriaResults } from '../galleria/chemical-search.ts';
import { getChemical, listSchema } from '../galleria/get-chemical.ts';
import { findLists, listsAPage } from '../galleria/find-lists.ts';
import { shareVerdicts } from '../galleria/list-matches.ts';
import { entriesAPage, getList, listEntries, saidSchema } from '../galleria/list-page.ts';
import type { PublicCall } from './public-call.ts';

const total = z.int();

const foundSchema = z.object({
  /** Ours; `CW` before it is what a customer quotes. */
  number: z.int(),
  /** Null where no source names it. */
  name: z.string().nullable(),
  cas: z.array(z.string()),
  ec: z.string().nullable(),
  formula: z.string().nullable(),
  synonyms: z.array(z.string()),
  /** How many lists name it. */
  lists: z.int(),
  /** Where the text was found: in a number, as the whole name, at the beginning, as a later word, within a word, or alike. */
  match: z.enum(['identifier', 'exact', 'beginning', 'word', 'part', 'alike']),
  /** The name or number that was found. */
  matched: z.string(),
});

export const searchChemicals = {
  method: 'POST',
  path: '/api/v1/chemicals/search',
  operation: 'searchChemicals',
  scope: 'lists',
  summary: `Chemicals by name, synonym, CAS, EC, UN or CW number, InChIKey, DTXSID or formula: the best ${maxGalleriaResults}, ${galleriaPageSize} a page. 503 catalogue-loading.`,
  body: z.strictObject({
    text: z.string().trim().min(1, 'Enter a name or a CAS number.').max(500, 'Enter 500 characters at most.'),
    /** 0 is the first. */
    page: z.int().min(0).max(9).default(0),
  }),
  response: {
    200: z.object({
      chemicals: z.array(foundSchema),
      total,
      /** A CAS number whose check digit is wrong, and the right digit. */
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
  /** Null where no chemical of the catalogue has the CAS number. */
  number: z.int().nullable(),
  cas: z.string().nullable(),
  /** That of the chemical, else as the list prints it; null where neither is known. */
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

/** The most lines of one check by a program. */
export const linesOfCheck = 100;

const lineSchema = z.object({
  /** As it was sent. */
  text: z.string(),
  /** `several`: more than one chemical has the name or number; the best known is told. */
  verdict: z.enum(checkVerdicts),
  /** Null where nothing was found. */
  chemical: z.object({ number: z.int(), name: z.string().nullable(), cas: z.array(z.string()) }).nullable(),
  /** The check digit that the CAS number of the line would need; null where it is right, or none. */
  expected: z.string().nullable(),
  /** The proportion of the line; null where it has none. */
  share: shareSchema.nullable(),
  /** The line has a proportion that is none, such as 250 %. */
  isShareFaulty: z.boolean(),
});

const matchSchema = z.object({
  list: listSchema,
  /** The chemicals that the list names; the worst verdict of their entries. */
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
      .array(z.string().trim().min(1).max(300, 'A line may have 300 characters at most.'))
      .min(1, 'Enter a name or a CAS number.')
      .max(linesOfCheck, `Enter ${linesOfCheck} lines at most.`),
  }),
  response: {
    200: z.object({
      lines: z.array(lineSchema),
      matches: z.array(matchSchema),
      /** Codes of the lists that are whole: what they do not name here is not on them. Of all others that is not said. */
      wholeLists: z.array(z.string()),
    }),
  },
} as const satisfies PublicCall;
