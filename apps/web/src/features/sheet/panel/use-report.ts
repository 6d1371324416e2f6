import { reviewDraft, reviewDraftPdf } from '@gosds/contract/documents/review';
import { useCallback } from 'react';
import { pathOf } from '../../../api/invoke.ts';
import { useWizard } from '../state/wizard-context.ts';

export type ReportFormat = 'pdf' | 'json';

/** A failure shows as a failed download. */
function download(draftId: string, format: ReportFormat): void {
  const link = document.createElement('a');
  link.href = pathOf(format === 'pdf' ? reviewDraftPdf.path : reviewDraft.path, { id: draftId });
  link.download = `inspection.${format}`;
  link.click();
}

/** Has the browser fetch the review. What is unsaved is saved first, since the report is made of the saved draft. */
export function useReport(): (format: ReportFormat) => void {
  const { store, sync } = useWizard();
  return useCallback(
    (format) =>
      void sync.flush().then(() => {
        download(store.getState().id, format);
      }),
    [store, sync],
  );
}
