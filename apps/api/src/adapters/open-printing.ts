import { availableParallelism } from 'node:os';
import { createLogoReader } from '@gosds/print/logo-image';
import { createPageRenderer } from '@gosds/print/page-images';
import { createPdfPool } from '@gosds/print/pdf-pool';
import type { PageRenderer } from '@gosds/usecases/page-renderer';
import type { LabelPrinter } from '@gosds/usecases/label-printer';
import type { PdfPrinter } from '@gosds/usecases/pdf-printer';
import { rememberPages } from './remember-pages.ts';

const timeoutMs = 30_000;

type Closable = { close(): Promise<void> };

/** Opens on first use. */
function later<T extends Closable>(open: () => T) {
  let opened: T | undefined;
  return { get: () => (opened ??= open()), close: async () => opened?.close() };
}

/** Processes for PDFs and pages: enough to use the machine, few enough to fit its memory. */
export function openPrinting() {
  const size = Math.min(4, Math.max(1, availableParallelism()));
  const printers = later(() => createPdfPool({ size, timeoutMs }));
  const renderers = later(() => createPageRenderer({ size: Math.min(2, size), timeoutMs }));
  const printer: PdfPrinter = { print: (document, options) => printers.get().print(document, options) };
  const labels: LabelPrinter = { printLabel: (label, options) => printers.get().printLabel(label, options) };
  const pages: PageRenderer = {
    pageCount: (pdf) => renderers.get().pageCount(pdf),
    renderPage: (pdf, page, dpi) => renderers.get().renderPage(pdf, page, dpi),
    renderPages: (pdf, options) => renderers.get().renderPages(pdf, options),
  };
  return {
    adapters: { printer, labels, pages: rememberPages(pages), readLogo: createLogoReader() },
    /** Starts the processes, so that the first sheet does not wait for them; called when the service listens already. */
    warmUp() {
      printers.get();
      renderers.get();
    },
    async close() {
      await Promise.all([printers.close(), renderers.close()]);
    },
  };
}
