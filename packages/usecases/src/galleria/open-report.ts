import type { ReportForm } from '@gosds/contract/galleria/galleria-report';
import { Problem } from '@gosds/contract/problem';
import type { PageRenderer } from '../page-renderer.ts';
import { type PageToShow, pictureDpi } from '../documents/page-picture.ts';
import { policy } from '../policy.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { ReportToWrite, ReportWriter, StoredReport } from './report.ts';

export type OwnReport = { readonly orderId: string; readonly userId: string };

/** The user's own report in a screen language. */
type WrittenReport = OwnReport & { readonly language: string };

export type OpenReportDeps = {
  readonly work: UnitOfWork;
  readonly limiter: RateLimiter;
  /** Returns the report writer for one user. Users take turns. */
  readonly reportWriterOf: (userId: string) => ReportWriter;
  readonly baseUrl: string;
};

/** Finds the user's own report. Throws Problem `not-found`. */
export const findReport =
  ({ work }: Pick<OpenReportDeps, 'work'>) =>
  async (key: OwnReport): Promise<StoredReport> => {
    const stored = await work.stores.reports.find(key);
    if (!stored) throw new Problem('not-found');
    return stored;
  };

type Writing = { readonly baseUrl: string; readonly language: string };

const toWrite = ({ report, cwOrderId, isPaid }: StoredReport, { baseUrl, language }: Writing): ReportToWrite => ({
  ...report,
  orderNumber: cwOrderId,
  hasWatermark: !isPaid,
  language,
  baseUrl,
});

/** Writes the user's paid report in the given form. Throws Problem `not-paid`. */
export const writeReport =
  (deps: OpenReportDeps) =>
  async ({
    form,
    signal,
    language,
    ...key
  }: WrittenReport & { readonly form: ReportForm; readonly signal?: AbortSignal }) => {
    const stored = await findReport(deps)(key);
    if (!stored.isPaid) throw new Problem('not-paid');
    await deps.limiter.take(policy.rateLimits.reportsPerUser, key.userId);
    return deps.reportWriterOf(key.userId).write(toWrite(stored, { ...deps, language }), form, signal);
  };

/** A paid report as PDF with its file name. Applies no rate limit; the caller has its own. */
export const reportFile =
  (deps: Omit<OpenReportDeps, 'limiter'>) =>
  async ({ language, ...key }: WrittenReport): Promise<{ readonly fileName: string; readonly content: Uint8Array }> => {
    const stored = await findReport(deps)(key);
    if (!stored.isPaid) throw new Problem('not-paid');
    const content = await deps.reportWriterOf(key.userId).write(toWrite(stored, { ...deps, language }), 'pdf');
    return { fileName: `CW${stored.report.chemical.number}-${stored.cwOrderId}.pdf`, content };
  };

export type ReportPdf = { readonly pdf: Uint8Array; readonly pageCount: number; readonly tag: string };

/** Lays out the report, with the watermark if it is not paid. */
export const layOutReport =
  (deps: OpenReportDeps, pages: (userId: string) => PageRenderer) =>
  async ({ orderId, userId, language, isPaid }: WrittenReport & Pick<StoredReport, 'isPaid'>): Promise<ReportPdf> => {
    await deps.limiter.take(policy.rateLimits.reportsPerUser, userId);
    const stored = await findReport(deps)({ orderId, userId });
    const report = toWrite({ ...stored, isPaid }, { ...deps, language });
    const pdf = await deps.reportWriterOf(userId).write(report, 'pdf');
    const tag = `${orderId}-${language}-${isPaid ? 'paid' : 'preview'}`;
    return { pdf, pageCount: await pages(userId).pageCount(pdf), tag };
  };

type LayOut = ReturnType<typeof layOutReport>;

/** Number of pages of the user's report. */
export const countReportPages =
  (deps: OpenReportDeps, layOut: LayOut) =>
  async (key: WrittenReport): Promise<number> =>
    (await layOut({ ...key, isPaid: (await findReport(deps)(key)).isPaid })).pageCount;

/** One page of the user's report as a picture. */
export const viewReportPage =
  (deps: OpenReportDeps, layOut: LayOut, pages: (userId: string) => PageRenderer) =>
  async ({ page, ...key }: WrittenReport & { readonly page: number }): Promise<PageToShow> => {
    const { isPaid } = await findReport(deps)(key);
    const { pdf, pageCount, tag } = await layOut({ ...key, isPaid });
    if (page > pageCount) throw new Problem('not-found');
    return {
      tag: `${tag}-${page}`,
      read: async () => (await pages(key.userId).renderPage(pdf, page, pictureDpi)).webp,
    };
  };
