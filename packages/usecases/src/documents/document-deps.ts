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

/** Slow work that runs outside the service's main thread. */
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
  /** Address of the service, printed on sheets; no trailing slash. */
  readonly baseUrl: string;
  readonly runJobNow: RunJobNow;
  /** Undefined if the operator offers none. */
  readonly emergencyResponse?: EmergencyResponse | undefined;
};

/** Dependencies of use cases that make or print documents. */
export type MakingDeps = DocumentDeps & Making;

/** Key of a user's own order. Calls treat another user's order as missing. */
export type OwnOrder = { readonly orderId: string; readonly userId: string };
