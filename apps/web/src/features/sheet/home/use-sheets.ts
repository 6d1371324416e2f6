import type { ListedSheet } from '@gosds/contract/drafts/list-drafts';
import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { messageOf } from '../../../api/call.ts';
import { useIsShown } from '../../../ui/use-is-shown.ts';
import { copiedName } from '../state/copied-name.ts';
import { beginSheet, bringDraftBack, loadDraft, loadDrafts, newDraft, removeDraft } from '../state/draft-calls.ts';
import { untilLeft } from '../state/leaving.ts';
import { focusInput } from '../wizard/focus-input.ts';
import { openedDraftId, rememberOpened } from '../state/opened-draft.ts';

const sheetsKey = ['sheets'];

/** The sheets of the account, loaded when the page opens. */
export const useSheets = () =>
  useQuery({
    queryKey: sheetsKey,
    queryFn: async () => {
      await untilLeft();
      return loadDrafts();
    },
    staleTime: 0,
    gcTime: 0,
  });

const showFailure = (error: unknown) => {
  notifications.show({ message: messageOf(error), color: 'red' });
};

/** A copy under another name. Leaves out the reasons for open findings, which belong to the first sheet. */
async function copyOf({ id }: Pick<ListedSheet, 'id'>): Promise<SavedDraft> {
  const { draft } = await loadDraft(id);
  const productName = copiedName(draft.description.productName);
  return newDraft({ ...draft, acceptedFindings: {}, description: { ...draft.description, productName } });
}

/** A new sheet with the company profile and a link to its template. */
async function beginFrom(template: string): Promise<SavedDraft> {
  const { draft } = await beginSheet();
  return newDraft({ ...draft, template: { id: template, ticked: [] } });
}

/** The actions on the sheets of the list. */
export function useSheetActions() {
  const navigate = useNavigate();
  const open = (id: string) => {
    rememberOpened(id);
    void navigate('/?step=description');
  };
  const isShown = useIsShown();
  const openMade = {
    onSuccess: ({ id }: SavedDraft) => {
      if (isShown()) open(id);
    },
    onError: showFailure,
  };
  const begin = useMutation({
    mutationFn: beginSheet,
    onSuccess: ({ id }) => {
      if (!isShown()) return;
      open(id);
      focusInput('description.productName');
    },
    onError: showFailure,
  });
  const fromTemplate = useMutation({ mutationFn: beginFrom, ...openMade });
  const duplicate = useMutation({ mutationFn: copyOf, ...openMade });
  const remove = useMutation({
    mutationFn: ({ id }: ListedSheet) => removeDraft(id),
    onSuccess: (_, { id }) => {
      // Another sheet takes its place.
      if (openedDraftId() === id) rememberOpened(null);
    },
    onError: showFailure,
  });
  const restore = useMutation({ mutationFn: ({ id }: ListedSheet) => bringDraftBack(id), onError: showFailure });
  return { open, begin, fromTemplate, duplicate, remove, restore };
}

export type SheetActions = ReturnType<typeof useSheetActions>;
