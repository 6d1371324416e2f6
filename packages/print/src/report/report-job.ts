import type { ReportForm } from '@gosds/contract/galleria/galleria-report';
import type { ReportToWrite } from '@gosds/usecases/galleria/report';

/** A job for the worker of reports. */
export type ReportJob = { readonly report: ReportToWrite; readonly form: ReportForm };

export const isReportJob = (job: unknown): job is ReportJob =>
  typeof job === 'object' && job !== null && 'report' in job && 'form' in job;
