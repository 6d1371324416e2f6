import type { MadeSheet, SheetFacts } from '@gosds/sheet/sheet-input';
import type { BlobStore } from '../blob-store.ts';
import type { Clock } from '../clock.ts';
import type { RunJobNow } from '../job-queue.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { LabelPrinter } from '../label-printer.ts';
import type { PdfPrinter } from '../pdf-printer.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import type { SubstanceCatalogue } from '../substance-catalogue.ts';
import type { WriteSheetFiles } from '../sheet-files.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export type DocumentDeps = {
  readonly work: UnitOfWork;
  readonly blobs: BlobStore;
  readonly catalogue: SubstanceCatalogue;
  readonly makeSheet: (facts: SheetFacts) => MadeSheet;
  readonly writeFiles: WriteSheetFiles;
  readonly printer: PdfPrinter;
  readonly labels: LabelPrinter;
  readonly pages: PageRenderer;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  /** Of the service, without a slash at the end; printed on sheets. */
  readonly baseUrl: string;
  readonly runJobNow: RunJobNow;
};

/** An order of a user; of another it does not exist. */
export type OwnOrder = { readonly orderId: string; readonly userId: string };
