import { z } from 'zod';
import type { Call } from '../call.ts';
import { listSchema } from './get-chemical.ts';

/** Entries of one page of a list, and of a difference. */
export const entriesAPage = 50;

const code = z.string().min(1).max(100);
const version = z.string().min(1).max(100);
/** 0 is the first; the largest inventory ends before the last. */
const page = z.int().min(0).max(100_000).default(0);

const editionSchema = z.object({
  /** As the list names it; one of its own in each list. */
  version: z.string(),
  /** `served`: the one by which the search answers. `coming`: set by law for a later day. */
  state: z.enum(['coming', 'served', 'earlier']),
  /** ISO dates; empty where the data do not say them. */
  validFrom: z.string(),
  validUntil: z.string(),
  completeness: listSchema.shape.completeness,
  entries: z.int(),
  /** Entries that no number of a chemical tells, such as groups. */
  groups: z.int(),
});

export type ListEdition = z.infer<typeof editionSchema>;

const recordSchema = listSchema.extend({
  /** ISO dates; these, and the texts that follow, are empty where the data do not say them. */
  validFrom: z.string(),
  validUntil: z.string(),
  /** Day on which the copy was taken. */
  read: z.string(),
  source: z.string(),
  /** What is left out. */
  scope: z.string(),
  /** When new editions come. */
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

export const saidSchema = z.object({
  entry: z.string(),
  /** Per cent of a product; `isAbove`: what has just this share is not yet met. Null where none is held as a number. */
  threshold: z.object({ percent: z.number(), isAbove: z.boolean() }).nullable(),
});

export type SaidByList = z.infer<typeof saidSchema>;

const namedSchema = z.object({
  /** Null where no chemical of the catalogue has the number. */
  MaterialId: z.int().nullable(),
  cas: z.string().nullable(),
  /** That of the chemical, else as the list prints it; null where neither is known. */
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
    /** In the name, the CAS number or the entry. */
    text: z.string().trim().max(100, 'Enter 100 characters at most.').default(''),
    page,
  }),
  response: {
    200: z.object({
      entries: z.array(namedSchema.extend(saidSchema.shape)).readonly(),
      /** Of all pages. */
      total: z.int(),
    }),
  },
} as const satisfies Call;

/** Only in the first, only in the second, in both in other words, in both alike. */
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
      /** How many chemicals and groups are of each kind. */
      counts: z.object({ removed: z.int(), added: z.int(), changed: z.int(), same: z.int() }),
      rows: z
        .array(namedSchema.extend({ before: z.array(saidSchema).readonly(), after: z.array(saidSchema).readonly() }))
        .readonly(),
    }),
  },
} as const satisfies Call;

export type ListDifference = z.infer<(typeof listDifference)['response'][200]>;
