import { UnprintableCharacter } from '@gosds/usecases/pdf-printer';
import type { ReportForm } from '@gosds/contract/galleria/galleria-report';
import type { ReportToWrite } from '@gosds/usecases/galleria/report';
import { type InterfaceWords, interfaceWords } from '@gosds/phrases/interface-words';
import { createTypefaces } from '../layout/typeface.ts';
import { createTypstEngine, type TypstEngine } from '../typst-engine.ts';
import { serveParent } from '../worker-messages.ts';
import { reportCsv, reportHtml, reportXml } from './report-files.ts';
import { isReportJob } from './report-job.ts';
import { reportModel } from './report-model.ts';
import { reportXlsx, reportZip } from './report-workbook.ts';

const typefaceOf = createTypefaces();
let engine: TypstEngine | undefined;

function reportPdf(report: ReportToWrite, words: InterfaceWords): Uint8Array {
  engine ??= createTypstEngine();
  const timestamp = Date.parse(`${report.readOn}T00:00:00Z`) / 1000;
  return engine.printReport({ model: reportModel(report, { words, typefaceOf }), timestamp });
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

type Writer = (report: ReportToWrite, words: InterfaceWords) => Uint8Array | Promise<Uint8Array>;

const english = () => interfaceWords('en');

const writers: Readonly<Record<ReportForm, Writer>> = {
  pdf: reportPdf,
  xml: async (report) => encode(reportXml(report, await english())),
  html: (report, words) => encode(reportHtml(report, words)),
  csv: (report, words) => encode(reportCsv(report, words)),
  xlsx: reportXlsx,
  zip: async (report, words) => reportZip(report, { words, english: await english() }),
};

serveParent(
  async (job) => {
    if (!isReportJob(job)) throw new TypeError('The message is not a report to write.');
    try {
      return await writers[job.form](job.report, await interfaceWords(job.report.language));
    } catch (error) {
      if (!(error instanceof UnprintableCharacter)) throw error;
      return { unprintable: error.characters };
    }
  },
  () => {
    engine?.forget();
  },
);
