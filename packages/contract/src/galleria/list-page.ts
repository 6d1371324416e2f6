import { z } from 'zod';
import type { Call } from '../call.ts';
import { listSchema } from './get-chemical.ts';

/** Number of entries on a page of a list or a comparison. */
export const entriesAPage = 50;

const code = z.string().min(1).max(100);
const version = z.string().min(1).max(100);
/** The first page is 0; the maximum is beyond the end of the largest inventory. */
const page = z.int().min(0).max(100_000).default(0);

const editionSchema = z.object({
  /** Name of the edition, unique within its list. */
  version: z.string(),
  /** `served`: the edition that the search uses. `coming`: the law sets it for a later day. */
  state: z.enum(['coming', 'served', 'earlier']),
  /** ISO dates; empty if unknown. */
  validFrom: z.string(),
  validUntil: z.string(),
  completeness: listSchema.shape.completeness,
  entries: z.int(),
  /** Number of entries without a chemical's number, such as groups. */
  groups: z.int(),
});

export type ListEdition = z.infer<typeof editionSchema>;

const recordSchema = listSchema.extend({
  /** ISO dates. These and the following texts are empty if unknown. */
  validFrom: z.string(),
  validUntil: z.string(),
  /** Day on which the copy was taken. */
  read: z.string(),
  source: z.string(),
  /** What the copy of the list leaves out. */
  scope: z.string(),
  /** When new editions are published. */
  renewed: z.string(),
});

export type ListRecord = z.infer<typeof recordSchema>;

export const getList = {
  method: 'GET',
  path: '/api/galleria/lists/:code',
  summary: 'A regulatory list: what it is, and its editions, the latest first.',
  params: z.object({ code }),
  response: { 200: z.object({ list: recordSchema, editions: z.array(editionSchema).readonly() }) },
} as const satisfies Call;

/** Per cent of a product; if `isAbove` is true, exactly this concentration does not reach it. */
export const thresholdSchema = z.object({ percent: z.number(), isAbove: z.boolean() });

export const saidSchema = z.object({
  entry: z.string(),
  /** Null if none is known as a number. */
  threshold: thresholdSchema.nullable(),
});

export type SaidByList = z.infer<typeof saidSchema>;

const namedSchema = z.object({
  /** Null if no chemical of the catalogue has the number. */
  MaterialId: z.int().nullable(),
  cas: z.string().nullable(),
  /** Name of the chemical, else as the list prints it; null if neither is known. */
  name: z.string().nullable(),
});

export type NamedByList = z.infer<typeof namedSchema>;

export const listEntries = {
  method: 'POST',
  path: '/api/galleria/lists/:code/entries',
  summary: 'The entries of an edition of a list by name, 50 a page; a text narrows them.',
  params: z.object({ code }),
  body: z.strictObject({
    version,
    /** Search text for name, CAS number and entry. */
    text: z.string().trim().max(100, 'Enter 100 characters at most.').default(''),
    page,
  }),
  response: {
    200: z.object({
      entries: z.array(namedSchema.extend(saidSchema.shape)).readonly(),
      /** Number of entries on all pages. */
      total: z.int(),
    }),
  },
} as const satisfies Call;

/** Only in the first edition; only in the second; in both with different text; in both with the same text. */
export const differenceKinds = ['removed', 'added', 'changed', 'same'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

const editionKey = z.strictObject({ code, version });

export const listDifference = {
  method: 'POST',
  path: '/api/galleria/list-difference',
  summary:
    'What differs between two editions of a list, or between two lists: counts, and 50 chemicals a page of some kinds.',
  body: z.strictObject({
    first: editionKey,
    second: editionKey,
    kinds: z.array(z.enum(differenceKinds)).min(1).max(4),
    page,
  }),
  response: {
    200: z.object({
      /** Number of chemicals and groups of each kind. */
      counts: z.object({ removed: z.int(), added: z.int(), changed: z.int(), same: z.int() }),
      rows: z
        .array(namedSchema.extend({ before: z.array(saidSchema).readonly(), after: z.array(saidSchema).readonly() }))
        .readonly(),
    }),
  },
} as const satisfies Call;

export type ListDifference = z.infer<(typeof listDifference)['response'][200]>;
