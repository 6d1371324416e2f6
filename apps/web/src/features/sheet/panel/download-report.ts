import { reviewDraft, reviewDraftPdf } from '@gosds/contract/documents/review';
import { pathOf } from '../../../api/invoke.ts';

export type ReportFormat = 'pdf' | 'json';

/** Has the browser fetch the review of a draft as it is saved; a failure shows as a failed download. */
export function downloadReport(draftId: string, format: ReportFormat): void {
  const link = document.createElement('a');
  link.href = pathOf(format === 'pdf' ? reviewDraftPdf.path : reviewDraft.path, { id: draftId });
  link.download = `inspection.${format}`;
  link.click();
}
