import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PrintedPair } from '@gosds/usecases/pdf-printer';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFiles } from './layout/font-families.ts';
import { isLabelFit, type LabelJob, type SetLabel } from './label-job.ts';
import { packPdf } from './pdf/pack-pdf.ts';
import { countPages, pageFills } from './pdf/page-fill.ts';
import { type PdfFile, readPdf } from './pdf/pdf-objects.ts';
import { repeatPage } from './pdf/repeat-page.ts';
import { proofOf } from './pdf/proof.ts';
import type { PrintJob } from './print-job.ts';

export type TypstEngine = {
  /** Blocks the process while it prints. */
  print(job: PrintJob): Uint8Array;
  /** The sheet with its watermark, for pictures of its pages. */
  printProof(job: PrintJob): Uint8Array;
  /** Both, typeset once. */
  printPair(job: PrintJob): PrintedPair;
  /** Like `print`, with the resulting size of the label's letters. */
  printLabel(job: LabelJob): SetLabel;
  /** Prints a report of the search module. */
  printReport(job: { readonly model: string; readonly timestamp: number }): Uint8Array;
  /** Prints an invoice. */
  printReceipt(job: { readonly model: string; readonly timestamp: number }): Uint8Array;
  /** Empties the cache of printing, in about 5 ms; call it after the PDF is delivered. */
  forget(): void;
};

const template = fileURLToPath(new URL('../templates/sds.typ', import.meta.url));
const labelTemplate = fileURLToPath(new URL('../templates/label.typ', import.meta.url));
const reportTemplate = fileURLToPath(new URL('../templates/report.typ', import.meta.url));
const receiptTemplate = fileURLToPath(new URL('../templates/receipt.typ', import.meta.url));
const watermarkTemplate = fileURLToPath(new URL('../templates/watermark.typ', import.meta.url));
const workspace = dirname(template);

/** Loads compiler and fonts, in about 50 ms. */
export function createTypstEngine(): TypstEngine {
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [...fontFiles] }] });
  function withFiles<T>(files: PrintJob['files'], work: () => T): T {
    const placed = files.map(([path, content]) => [join(workspace, path), Buffer.from(content)] as const);
    for (const [path, content] of placed) compiler.mapShadow(path, content);
    try {
      return work();
    } finally {
      for (const [path] of placed) compiler.unmapShadow(path);
    }
  }
  const set = (job: PrintJob) => withFiles(job.files, () => setSheet(compiler, job));
  const marks = new Map<string, PdfFile>();
  function markOf(model: string): PdfFile {
    const mark = marks.get(model) ?? setWatermark(compiler, model);
    marks.set(model, mark);
    return mark;
  }
  return {
    print: (job) => packPdf(set(job)),
    printProof: (job) => proofOf(set(job), markOf(job.watermark), job.blank),
    printPair(job) {
      const file = set(job);
      return { proof: proofOf(file, markOf(job.watermark), job.blank), clean: packPdf(file) };
    },
    printLabel: (job) => withFiles(job.files, () => setLabel(compiler, job)),
    printReport: (job) => packPdf(setReport(compiler, { ...job, mainFilePath: reportTemplate })),
    printReceipt: (job) => packPdf(setReport(compiler, { ...job, mainFilePath: receiptTemplate })),
    forget: () => {
      compiler.evictCache(0);
    },
  };
}

function setLabel(compiler: NodeCompiler, { labelModel, repeat, timestamp }: LabelJob): SetLabel {
  const source = { mainFilePath: labelTemplate, inputs: { model: labelModel } };
  const { result } = compiler.compile(source);
  if (!result) throw new Error(`The label could not be set: ${explain(compiler, source, undefined)}`);
  const found: unknown = compiler.query(result, { selector: '<fit>', field: 'value' });
  const fit: unknown = Array.isArray(found) ? found[0] : undefined;
  if (!isLabelFit(fit)) throw new Error('The template of labels does not say whether the label fits.');
  const pages = readPdf(compiler.pdf(result, { pdfStandard: 'a-2a', creationTimestamp: timestamp }));
  return { pdf: packPdf(fit.fits ? repeatPage(pages, repeat) : pages), fit };
}

const setWatermark = (compiler: NodeCompiler, model: string): PdfFile =>
  readPdf(compiler.pdf({ mainFilePath: watermarkTemplate, inputs: { model } }, { pdfTags: false }));

type ReportToSet = { readonly mainFilePath: string; readonly model: string; readonly timestamp: number };

function setReport(compiler: NodeCompiler, { mainFilePath, model, timestamp }: ReportToSet): PdfFile {
  const source = { mainFilePath, inputs: { model } };
  try {
    return readPdf(compiler.pdf(source, { pdfStandard: 'a-2a', creationTimestamp: timestamp }));
  } catch (cause) {
    throw new Error(`The report could not be set: ${explain(compiler, source, cause)}`, { cause });
  }
}

/**
 * Part of the page height that the last page of a part should fill. The header takes more than half of it: about five
 * lines alone on a page look like a mistake. A fuller last page is not typeset again, which would take half the time
 * more.
 */
const leastFilled = 0.17;

/**
 * Typesets a sheet. If a page holds only a few lines, typesets it again with less space between headings, and keeps
 * that if it saves a page.
 */
function setSheet(compiler: NodeCompiler, job: PrintJob): PdfFile {
  const usual = setPages(compiler, job, 'usual');
  const isSparse = pageFills(usual, job.hasTwoParts ? 'every' : 'last').some((fill) => fill < leastFilled);
  if (!isSparse || countPages(usual) === 1) return usual;
  const tight = setPages(compiler, job, 'tight');
  return countPages(tight) < countPages(usual) ? tight : usual;
}

function setPages(compiler: NodeCompiler, job: PrintJob, spacing: 'usual' | 'tight'): PdfFile {
  const { model, standard, timestamp } = job;
  const source = { mainFilePath: template, inputs: { model, spacing } };
  try {
    return readPdf(compiler.pdf(source, { pdfStandard: standard, creationTimestamp: timestamp }));
  } catch (cause) {
    throw new Error(`The sheet could not be set: ${explain(compiler, source, cause)}`, { cause });
  }
}

/** The compiler throws without a message if the template is faulty; compiling again reveals the message. */
function explain(compiler: NodeCompiler, source: Parameters<NodeCompiler['compile']>[0], cause: unknown): string {
  const result = compiler.compile(source);
  const error = result.hasError() ? result.takeError() : null;
  if (error) return JSON.stringify(compiler.fetchDiagnostics(error));
  return cause instanceof Error ? cause.message : String(cause);
}
