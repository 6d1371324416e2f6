import { getTeam, shareDraft } from '@gosds/contract/teams/team-calls';
import { createDraft } from '@gosds/contract/drafts/create-draft';
import { currentDraft } from '@gosds/contract/drafts/current-draft';
import { deleteDraft, restoreDraft } from '@gosds/contract/drafts/delete-draft';
import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { type DraftGlance, saveGlance } from '@gosds/contract/drafts/draft-glance';
import { getDraft } from '@gosds/contract/drafts/get-draft';
import { listDrafts } from '@gosds/contract/drafts/list-drafts';
import { draftChangedSchema, saveDraft } from '@gosds/contract/drafts/save-draft';
import type { Draft } from '@gosds/sheet/draft/draft';
import { notifications } from '@mantine/notifications';
import { ApiProblem, Unreachable } from '../../../api/call.ts';
import { invoke } from '../../../api/invoke.ts';
import { logError } from '../../../api/log-error.ts';
import { words } from '../../../words/words.ts';
import type { SaveOutcome } from './draft-sync.ts';
import { openedDraftId, rememberOpened } from './opened-draft.ts';

export const loadDraft = (id: string): Promise<SavedDraft> => invoke(getDraft, { params: { id } });

/** The sheet that was open in this tab, else the last edited one. */
export async function loadOpenDraft(): Promise<SavedDraft> {
  const id = openedDraftId();
  if (id !== null) {
    try {
      return await loadDraft(id);
    } catch (error) {
      if (!(error instanceof ApiProblem && error.status < 500)) throw error;
      rememberOpened(null);
    }
  }
  return invoke(currentDraft);
}

export const loadDrafts = async () => (await invoke(listDrafts)).drafts;

/** Creates a sheet with this content. */
export const newDraft = (draft: Draft): Promise<SavedDraft> => invoke(createDraft, { body: { draft } });

/** Creates a sheet filled with the company profile. */
export const beginSheet = (): Promise<SavedDraft> => invoke(createDraft, { body: {} });

/** Saves what the list of sheets shows of this version. */
export const keepGlance = (id: string, version: number, glance: DraftGlance) =>
  invoke(saveGlance, { params: { id }, body: { version, glance } });

export const removeDraft = (id: string) => invoke(deleteDraft, { params: { id } });

export const bringDraftBack = (id: string) => invoke(restoreDraft, { params: { id } });

/** Tells users who were removed from the team, or became readers, why nothing is saved any more. */
function tellLostRight(error: unknown): void {
  if (!(error instanceof ApiProblem) || !['not-found', 'team-reader'].includes(error.code)) return;
  notifications.show({ id: 'lost-right', message: words().wizardDialogs.lostRight, color: 'red', autoClose: false });
}

/** Saves based on the version that was read. Returns every failure as an outcome, so that no input is lost. */
export async function putDraft(id: string, version: number, draft: Draft): Promise<SaveOutcome> {
  try {
    const saved = await invoke(saveDraft, { params: { id }, body: { version, draft } });
    return { status: 'saved', ...saved };
  } catch (error) {
    if (error instanceof Unreachable) return { status: 'unreachable' };
    const changed = error instanceof ApiProblem ? draftChangedSchema.safeParse(error.fields) : undefined;
    if (changed?.success) return { status: 'changed-elsewhere', current: changed.data.current };
    tellLostRight(error);
    if (!(error instanceof ApiProblem && error.status === 401)) logError(error, 'save-draft');
    return { status: 'refused' };
  }
}

export const loadTeam = async () => (await invoke(getTeam)).team;

export const shareWithTeam = (id: string) => invoke(shareDraft, { params: { id } });
