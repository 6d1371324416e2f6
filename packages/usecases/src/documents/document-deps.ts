import type { EmergencyResponse } from '@gosds/sheet/emergency-response';
import type { BlobStore } from '../blob-store.ts';
import type { Clock } from '../clock.ts';
import type { RunJobNow } from '../job-queue.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { LabelPrinter } from '../label-printer.ts';
import type { PdfPrinter } from '../pdf-printer.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import type { SubstanceCatalogue } from '../substance-catalogue.ts';
import type { SheetMaker } from '../sheet-maker.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** What takes long enough to be done beside the service. */
export type Making = {
  readonly sheets: SheetMaker;
  readonly printer: PdfPrinter;
  readonly labels: LabelPrinter;
  readonly pages: PageRenderer;
};

export type DocumentDeps = {
  readonly work: UnitOfWork;
  readonly blobs: BlobStore;
  readonly catalogue: SubstanceCatalogue;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  /** Of the service, without a slash at the end; printed on sheets. */
  readonly baseUrl: string;
  readonly runJobNow: RunJobNow;
  /** Undefined where the operator offers none. */
  readonly emergencyResponse?: EmergencyResponse | undefined;
};

/** Of use cases that have something made. */
export type MakingDeps = DocumentDeps & Making;

/** An order of a user; of another it does not exist. */
export type OwnOrder = { readonly orderId: string; readonly userId: string };
