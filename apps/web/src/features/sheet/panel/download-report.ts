import { inspectDraft, inspectDraftPdf } from '@gosds/contract/documents/inspection';
import { pathOf } from '../../../api/invoke.ts';

export type ReportFormat = 'pdf' | 'json';

/** Has the browser fetch the inspector's report of a draft as it is saved; a failure shows as a failed download. */
export function downloadReport(draftId: string, format: ReportFormat): void {
  const link = document.createElement('a');
  link.href = pathOf(format === 'pdf' ? inspectDraftPdf.path : inspectDraft.path, { id: draftId });
  link.download = `inspection.${format}`;
  link.click();
}
