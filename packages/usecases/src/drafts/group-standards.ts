import type { GroupStandard } from '@gosds/contract/drafts/group-standards';
import { Problem } from '@gosds/contract/problem';
import { groupStandards } from '@gosds/sheet/generated/group-standards';
import { countryForm } from '@gosds/sheet/profiles/countries';
import { policy } from '../policy.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import type { CustomGroupStandard } from './group-standard-store.ts';

type Deps = { readonly work: UnitOfWork };
type OfSheet = { readonly userId: string; readonly materialId: string };

const customAs =
  (materialId: string, accepted: ReadonlySet<string>) =>
  ({ id, approvalCode, name }: CustomGroupStandard): GroupStandard => ({
    Id: id,
    ApprovalCode: approvalCode,
    Name: name,
    MaterialId: materialId,
    IsCustomStandard: true,
    AcceptedByUser: accepted.has(id),
  });

const standardAs =
  (materialId: string, accepted: ReadonlySet<string>) =>
  ([code, name]: readonly [code: string, name: string]): GroupStandard => ({
    Id: code,
    ApprovalCode: code,
    Name: name,
    MaterialId: materialId,
    IsCustomStandard: false,
    AcceptedByUser: accepted.has(code),
  });

/** Ids that the sheet holds; Problem `not-found` where it is not the user's. */
async function acceptedOf(stores: Stores, { userId, materialId }: OfSheet): Promise<ReadonlySet<string>> {
  const draft = await stores.drafts.find({ id: materialId, userId });
  if (!draft) throw new Problem('not-found');
  return new Set(draft.draft.description.groupStandards.map(({ id }) => id));
}

/** Those of the account first, then those of the authority. */
async function offered(stores: Stores, { userId, materialId }: OfSheet, accepted: ReadonlySet<string>) {
  const own = await stores.groupStandards.list(userId);
  return [...own.map(customAs(materialId, accepted)), ...groupStandards.map(standardAs(materialId, accepted))];
}

export const loadGroupStandards =
  ({ work: { stores } }: Deps) =>
  async (
    sheet: OfSheet & { readonly country: string; readonly includesOwn: boolean },
  ): Promise<readonly GroupStandard[]> => {
    const accepted = await acceptedOf(stores, sheet);
    if (countryForm(sheet.country).groupStandards !== true) return [];
    const all = await offered(stores, sheet, accepted);
    return all.filter(({ IsCustomStandard }) => sheet.includesOwn || !IsCustomStandard);
  };

type Wanted = OfSheet & { readonly id: string; readonly approvalCode: string; readonly name: string };

export const saveGroupStandard =
  ({ work }: Deps) =>
  ({ id, userId, materialId, approvalCode, name }: Wanted): Promise<GroupStandard> =>
    work.transaction(async (stores) => {
      await stores.drafts.lockUser(userId);
      const accepted = await acceptedOf(stores, { userId, materialId });
      const isFull = id === '' && (await stores.groupStandards.list(userId)).length >= policy.listed.groupStandards;
      if (isFull) throw new Problem('too-many-drafts');
      const wanted = { userId, approvalCode, name };
      const saved = await (id === ''
        ? stores.groupStandards.add(wanted)
        : stores.groupStandards.change({ ...wanted, id }));
      if (!saved) throw new Problem('not-found');
      return customAs(materialId, accepted)(saved);
    });

export const deleteGroupStandard =
  ({ work: { stores } }: Deps) =>
  async (key: { readonly id: string; readonly userId: string }): Promise<void> => {
    if (!(await stores.groupStandards.remove(key))) throw new Problem('not-found');
  };

type Choice = OfSheet & { readonly selected: readonly string[]; readonly unselected: readonly string[] };

/** Those that the sheet names from now on. */
export const acceptGroupStandards =
  ({ work: { stores } }: Deps) =>
  async ({ selected, unselected, ...sheet }: Choice): Promise<readonly GroupStandard[]> => {
    const before = await acceptedOf(stores, sheet);
    const all = await offered(stores, sheet, before);
    if (selected.some((id) => !all.some(({ Id }) => Id === id))) throw new Problem('not-found');
    const isChosen = (id: string) => selected.includes(id) || (before.has(id) && !unselected.includes(id));
    return all.filter(({ Id }) => isChosen(Id)).map((each) => ({ ...each, AcceptedByUser: true }));
  };
