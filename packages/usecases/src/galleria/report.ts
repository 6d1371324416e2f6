import type { Place } from '@gosds/catalogue/galleria/places';
import { z } from 'zod';

const listSchema = z.object({
  code: z.string(),
  country: z.string(),
  topic: z.string(),
  title: z.string(),
  authority: z.string(),
  act: z.string(),
  version: z.string(),
  completeness: z.enum(['complete', 'partial', 'old', 'knowledge']),
  licence: z.string(),
});

const dataPointSchema = listSchema.extend({
  /** What the list says of the chemical, as it prints it; empty where it does not name it. */
  entries: z.array(z.object({ name: z.string(), entry: z.string() })),
});

/** What a list of the edition that was bought says of the chemical. */
export type DataPoint = z.infer<typeof dataPointSchema>;

/** What a report holds: frozen when it is ordered, so that what was bought stays what it was. */
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
 * What an order of a report is priced by: every list of the place, the lists of some industries or of all, or lists without a word
 * on industries.
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
  /** Opens the order of a report. Returns its id. */
  open(report: NewReport, now: Date): Promise<string>;
  find(key: { readonly orderId: string; readonly userId: string }): Promise<StoredReport | undefined>;
  /** What the price of an order depends on, and how many data points it has. */
  termsOf(orderId: string): Promise<(ReportTerms & { readonly points: number }) | undefined>;
};

/** The forms that a report is written in. */
export const reportForms = ['pdf', 'xml', 'xlsx', 'csv', 'html', 'zip'] as const;
export type ReportForm = (typeof reportForms)[number];

export type ReportToWrite = Report & {
  readonly orderNumber: string;
  /** True until it is paid. */
  readonly hasWatermark: boolean;
  /** A language of the screens, by its tag: headings are in it, facts stay as the lists print them. */
  readonly language: string;
  /** Where the pages of lists are; without a slash at the end. */
  readonly baseUrl: string;
};

/** Writes a report beside the service; stops when the signal says that nobody waits any more. */
export type ReportWriter = {
  write(report: ReportToWrite, form: ReportForm, signal?: AbortSignal): Promise<Uint8Array>;
};
