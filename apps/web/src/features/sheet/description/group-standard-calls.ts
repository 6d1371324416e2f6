import {
  acceptGroupStandards,
  deleteGroupStandard,
  type GroupStandard,
  loadGroupStandards,
  saveGroupStandard,
} from '@gosds/contract/drafts/group-standards';
import type { Draft } from '@gosds/sheet/draft/draft';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invoke } from '../../../api/invoke.ts';
import { useDraft, useDraftState } from '../state/wizard-context.ts';

type Kept = Draft['description']['groupStandards'][number];

/** The offered standards, and those of the sheet that the service no longer offers, such as a deleted custom one. */
const listed = (
  offered: readonly GroupStandard[],
  kept: readonly Kept[],
  materialId: string,
): readonly GroupStandard[] => [
  ...kept
    .filter(({ id }) => !offered.some(({ Id }) => Id === id))
    .map(({ id, approvalCode, name }) => ({
      Id: id,
      ApprovalCode: approvalCode,
      Name: name,
      MaterialId: materialId,
      IsCustomStandard: false,
      AcceptedByUser: true,
    })),
  ...offered,
];

/** True if the call succeeded. Swallows a failure. */
const isDone = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );

/** The group standards of the sheet and their actions. Failures are silent. */
export function useGroupStandards() {
  const materialId = useDraftState(({ id }) => id);
  const country = useDraft((draft) => draft.description.country);
  const kept = useDraft((draft) => draft.description.groupStandards);
  const queries = useQueryClient();
  const queryKey = ['group-standards', materialId, country];
  const { data = [], isLoading } = useQuery({
    queryKey,
    retry: false,
    queryFn: ({ signal }) =>
      invoke(loadGroupStandards, { body: { MaterialId: materialId, CountryId: country }, signal }),
  });
  const reload = () => queries.invalidateQueries({ queryKey });
  return {
    standards: listed(data, kept, materialId),
    isLoading,
    save: async (wanted: { readonly Id: string; readonly ApprovalCode: string; readonly Name: string }) => {
      const done = await isDone(invoke(saveGroupStandard, { body: { ...wanted, MaterialId: materialId } }));
      if (done) await reload();
      return done;
    },
    remove: async (standardId: string) => {
      const done = await isDone(invoke(deleteGroupStandard, { body: { standardId } }));
      if (done) await reload();
      return done;
    },
    accept: (selected: readonly string[], unselected: readonly string[]) =>
      isDone(
        invoke(acceptGroupStandards, {
          body: {
            MaterialId: materialId,
            SelectedGroupStandardIds: [...selected],
            UnselectedGroupStandardIds: [...unselected],
          },
        }),
      ),
  };
}
