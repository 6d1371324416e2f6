import { UnprintableCharacter } from '@gosds/usecases/pdf-printer';
import type { ReportForm, ReportToWrite } from '@gosds/usecases/galleria/report';
import { createTypefaces } from '../layout/typeface.ts';
import { createTypstEngine, type TypstEngine } from '../typst-engine.ts';
import { serveParent } from '../worker-messages.ts';
import { reportCsv, reportHtml, reportXml } from './report-files.ts';
import { isReportJob } from './report-job.ts';
import { reportModel } from './report-model.ts';
import { reportXlsx, reportZip } from './report-workbook.ts';

const typefaceOf = createTypefaces();
let engine: TypstEngine | undefined;

function reportPdf(report: ReportToWrite): Uint8Array {
  engine ??= createTypstEngine();
  const timestamp = Date.parse(`${report.readOn}T00:00:00Z`) / 1000;
  return engine.printReport({ model: reportModel(report, typefaceOf), timestamp });
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const writers: Readonly<Record<ReportForm, (report: ReportToWrite) => Uint8Array | Promise<Uint8Array>>> = {
  pdf: reportPdf,
  xml: (report) => encode(reportXml(report)),
  html: (report) => encode(reportHtml(report)),
  csv: (report) => encode(reportCsv(report)),
  xlsx: reportXlsx,
  zip: reportZip,
};

serveParent(
  async (job) => {
    if (!isReportJob(job)) throw new TypeError('The message is not a report to write.');
    try {
      return await writers[job.form](job.report);
    } catch (error) {
      if (!(error instanceof UnprintableCharacter)) throw error;
      return { unprintable: error.characters };
    }
  },
  () => {
    engine?.forget();
  },
);
