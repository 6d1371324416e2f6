import type { Place } from '@gosds/catalogue/galleria/places';
import type { ReportForm } from '@gosds/contract/galleria/galleria-report';
import { listSchema } from '@gosds/contract/galleria/get-chemical';
import { z } from 'zod';

const reportListSchema = listSchema.pick({
  code: true,
  country: true,
  topic: true,
  title: true,
  authority: true,
  act: true,
  version: true,
  completeness: true,
  licence: true,
});

const dataPointSchema = reportListSchema.extend({
  /** The list's printed entries for the chemical; empty if the list does not name it. */
  entries: z.array(z.object({ name: z.string(), entry: z.string() })),
  /** Groups without numbers on the list that may name the chemical, by its elements. Old reports have none. */
  groups: z.array(z.string()).default([]),
});

/** The entries of one list for the chemical, from the edition at the time of the order. */
export type DataPoint = z.infer<typeof dataPointSchema>;

/** The contents of a report. They are fixed when the report is ordered. */
export const reportSchema = z.object({
  chemical: z.object({
    number: z.int(),
    name: z.string().nullable(),
    cas: z.array(z.string()),
    ec: z.string().nullable(),
    formula: z.string().nullable(),
    synonyms: z.array(z.string()),
  }),
  /** ISO date on which the data points were read. */
  readOn: z.iso.date(),
  points: z.array(dataPointSchema),
});

export type Report = z.infer<typeof reportSchema>;

/**
 * The scope that sets the price: every list of the place, lists for some industries or for all, or lists without a
 * choice of industries.
 */
export type ReportScope = 'all-lists' | 'industries' | 'all-industries' | 'no-industries';

export type ReportTerms = { readonly scope: ReportScope; readonly industries: number };

export type NewReport = ReportTerms & {
  readonly userId: string;
  readonly place: Place;
  readonly report: Report;
};

export type StoredReport = NewReport & {
  readonly orderId: string;
  readonly cwOrderId: string;
  readonly isPaid: boolean;
};

export type ReportStore = {
  /** Opens the order for a report. Returns the order's id. */
  open(report: NewReport, now: Date): Promise<string>;
  find(key: { readonly orderId: string; readonly userId: string }): Promise<StoredReport | undefined>;
  /** The facts that set the price of an order, and its number of data points. */
  termsOf(orderId: string): Promise<(ReportTerms & { readonly points: number }) | undefined>;
};

export type ReportToWrite = Report & {
  readonly orderNumber: string;
  /** True until it is paid. */
  readonly hasWatermark: boolean;
  /** A screen language, by its tag. Headings use this language; facts stay as the lists print them. */
  readonly language: string;
  /** Base address of the pages of lists; no trailing slash. */
  readonly baseUrl: string;
};

/** Writes a report outside the service's main thread. Stops when the signal is aborted. */
export type ReportWriter = {
  write(report: ReportToWrite, form: ReportForm, signal?: AbortSignal): Promise<Uint8Array>;
};
