import { availableParallelism } from 'node:os';
import { createLogoReader } from '@gosds/print/logo-image';
import { createPageRenderer } from '@gosds/print/page-images';
import { createPdfPool } from '@gosds/print/pdf-pool';
import { createReportPool } from '@gosds/print/report/report-pool';
import { createSheetPool } from '@gosds/print/sheet-pool';
import type { Making } from '@gosds/usecases/documents/document-deps';
import { reportTimeoutMs } from '@gosds/contract/galleria/galleria-report';
import type { ReportWriter } from '@gosds/usecases/galleria/report';
import type { SheetMaker } from '@gosds/usecases/sheet-maker';
import { policy } from '@gosds/usecases/policy';
import { rememberPages } from './remember-pages.ts';
import { rememberPrints } from './remember-prints.ts';
import { tellWorkerFaults } from './worker-faults.ts';

/**
 * A sheet takes about 50 ms, a PDF 150 ms, a page 60 ms; up to a hundred times that in a new process on a busy machine.
 */
const timeoutMs = 30_000;

/**
 * Gives the service precedence over its worker processes if the machine is short of time. A higher value would starve
 * sheets on a busy machine.
 */
const niceness = 5;

type Closable = { close(): Promise<void> };

/** Opens on first use. What is first used after the closing is closed too, so that it refuses its work. */
function later<T extends Closable>(open: () => T) {
  let opened: T | undefined;
  let isClosed = false;
  function openNow(): T {
    const fresh = open();
    if (isClosed) void fresh.close();
    return fresh;
  }
  return {
    get: () => (opened ??= openNow()),
    async close() {
      isClosed = true;
      await opened?.close();
    },
  };
}

/** A sheet maker that reports its workers' faults as Problems. */
const toldSheets = (sheets: () => SheetMaker): SheetMaker => ({
  make: (request) => tellWorkerFaults(sheets().make(request)),
  review: (facts) => tellWorkerFaults(sheets().review(facts)),
  codes: (facts) => tellWorkerFaults(sheets().codes(facts)),
  goods: (facts) => tellWorkerFaults(sheets().goods(facts)),
  document: (facts) => tellWorkerFaults(sheets().document(facts)),
  report: (facts) => tellWorkerFaults(sheets().report(facts)),
  ahead: (request) => tellWorkerFaults(sheets().ahead(request)),
  since: (request) => tellWorkerFaults(sheets().since(request)),
  edited: (request) => tellWorkerFaults(sheets().edited(request)),
  audit: (request) => tellWorkerFaults(sheets().audit(request)),
  label: (request) => tellWorkerFaults(sheets().label(request)),
});

/** Processes for sheets, PDFs and pages: enough to use the machine, few enough to fit its memory. */
export function openPrinting() {
  const size = Math.min(4, Math.max(1, availableParallelism()));
  const settings = { size, niceness, timeoutMs, ...policy.queues.sheets };
  const makers = later(() => createSheetPool(settings));
  const printers = later(() => createPdfPool(settings));
  const renderers = later(() =>
    createPageRenderer({ size: Math.min(2, size), niceness, ...policy.queues.pages, timeoutMs }),
  );
  const reporters = later(() =>
    createReportPool({ size: 1, niceness, timeoutMs: reportTimeoutMs, ...policy.queues.reports }),
  );
  const remember = rememberPages();
  const printOnce = rememberPrints();
  /** The printing tools of one user, who takes turns with other users. */
  const makingOf = (userId: string): Making => {
    const printer = () => printers.get().of(userId);
    const pages = () => renderers.get().of(userId);
    return {
      sheets: toldSheets(() => makers.get().of(userId)),
      printer: printOnce(userId, {
        print: (document, options) => tellWorkerFaults(printer().print(document, options)),
        printPair: (document, options) => tellWorkerFaults(printer().printPair(document, options)),
      }),
      labels: { printLabel: (label, options) => tellWorkerFaults(printer().printLabel(label, options)) },
      pages: remember({
        pageCount: (pdf) => tellWorkerFaults(pages().pageCount(pdf)),
        renderPage: (pdf, page, dpi) => tellWorkerFaults(pages().renderPage(pdf, page, dpi)),
        renderPages: (pdf, options) => tellWorkerFaults(pages().renderPages(pdf, options)),
      }),
    };
  };
  return {
    adapters: {
      makingOf,
      readLogo: createLogoReader(),
      reportWriterOf: (userId: string): ReportWriter => ({
        write: (report, form, signal) => tellWorkerFaults(reporters.get().of(userId).write(report, form, signal)),
      }),
    },
    /** Rejects if no worker answers. */
    ping: () => printers.get().ping(),
    /** Starts the processes once the service listens, so that the first sheet does not wait for them. */
    warmUp() {
      makers.get();
      printers.get();
      renderers.get();
    },
    async close() {
      await Promise.all([makers.close(), printers.close(), renderers.close(), reporters.close()]);
    },
  };
}
