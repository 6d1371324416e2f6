import { saveParameters } from '@gosds/contract/chemist/save-parameters';
import { sheetIncompleteSchema } from '@gosds/contract/documents/create-document';
import { useState } from 'react';
import { ApiProblem, messageOf, Unreachable } from '../../../api/call.ts';
import { invoke } from '../../../api/invoke.ts';
import { logFailure } from '../../../api/log-error.ts';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';
import { sayFindingNow } from '../../../words/say-finding.ts';
import { loadDraft } from '../state/draft-calls.ts';
import { hasUnsaved } from '../state/draft-store.ts';
import type { MadeOrder } from '../state/use-order.ts';
import { useWizard, type Wizard } from '../state/wizard-context.ts';

/** Saves the draft on the server for a chemist. Returns the order to pay. */
async function saveFor({ store, sync }: Pick<Wizard, 'store' | 'sync'>): Promise<MadeOrder> {
  await sync.flush();
  if (hasUnsaved(store.getState())) throw new Unreachable('The draft is not saved.');
  const { id: draftId, version, base } = store.getState();
  try {
    const { orderId } = (await invoke(saveParameters, { body: { draftId, version } })).data;
    return { orderId, isPaid: false, isByChemist: true, draft: base };
  } catch (failure) {
    // Another tab may have changed the draft.
    if (failure instanceof ApiProblem && failure.code === 'draft-changed') sync.receiveFrom(await loadDraft(draftId));
    throw failure;
  }
}

/** What the service reports as missing, or why else saving failed. */
function detailsOf(error: unknown): readonly string[] {
  const gaps = error instanceof ApiProblem ? sheetIncompleteSchema.safeParse(error.fields) : undefined;
  return gaps?.success
    ? gaps.data.findings.map(({ message, says }) => (says ? sayFindingNow(says) : message))
    : [messageOf(error)];
}

/** Save for a sheet by a chemist. `dialog` says why it failed. */
export function useSaveParameters() {
  const { store, sync, order, setMade } = useWizard();
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (): Promise<boolean> => {
    setIsBusy(true);
    try {
      setMade(await saveFor({ store, sync }));
      return true;
    } catch (error) {
      logFailure(error, saveParameters.path);
      setFailure(error);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  /** Saves changes made since the last Save before the next step; not needed for a sheet that the user writes. */
  const saveAgain = async (): Promise<boolean> =>
    store.getState().draft.ownSds || order?.isCurrent === true ? true : save();
  const dialog = failure !== null && (
    <FailureDialog
      details={detailsOf(failure)}
      onClose={() => {
        setFailure(null);
      }}
    />
  );
  return { save, saveAgain, isBusy, dialog, isSaved: order?.isByChemist === true && order.isCurrent };
}
