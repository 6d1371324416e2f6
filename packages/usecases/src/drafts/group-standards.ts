import type { GroupStandard } from '@gosds/contract/drafts/group-standards';
import { Problem } from '@gosds/contract/problem';
import { groupStandards } from '@gosds/sheet/generated/group-standards';
import { countryForm } from '@gosds/sheet/profiles/countries';
import { policy } from '../policy.ts';
import { refuseWithout } from '../teams/may-in-team.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import type { StoredDraft } from './draft-store.ts';
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

/** Finds the sheet. Throws Problem `not-found` if it is neither the user's nor shared in the user's team. */
async function sheetOf(stores: Stores, { userId, materialId }: OfSheet): Promise<StoredDraft> {
  const draft = await stores.drafts.find({ id: materialId, userId });
  if (!draft) throw new Problem('not-found');
  return draft;
}

const namedBy = ({ draft }: StoredDraft) => draft.description.groupStandards;

const acceptedOf = (sheet: StoredDraft): ReadonlySet<string> => new Set(namedBy(sheet).map(({ id }) => id));

const ofAuthority: ReadonlySet<string> = new Set(groupStandards.map(([code]) => code));

/** First the standards of the account and its team and any others that the sheet names, then those of the authority. */
async function offered(stores: Stores, { userId, materialId }: OfSheet, sheet: StoredDraft) {
  const accepted = acceptedOf(sheet);
  const own = await stores.groupStandards.list(userId);
  const known = new Set(own.map(({ id }) => id));
  const named = namedBy(sheet).filter(({ id }) => !known.has(id) && !ofAuthority.has(id));
  const custom = [...own, ...named.map((each) => ({ ...each, userId }))];
  return [...custom.map(customAs(materialId, accepted)), ...groupStandards.map(standardAs(materialId, accepted))];
}

export const loadGroupStandards =
  ({ work: { stores } }: Deps) =>
  async (
    sheet: OfSheet & { readonly country: string; readonly includesOwn: boolean },
  ): Promise<readonly GroupStandard[]> => {
    const draft = await sheetOf(stores, sheet);
    if (countryForm(sheet.country).groupStandards !== true) return [];
    const all = await offered(stores, sheet, draft);
    return all.filter(({ IsCustomStandard }) => sheet.includesOwn || !IsCustomStandard);
  };

type Wanted = OfSheet & { readonly id: string; readonly approvalCode: string; readonly name: string };

export const saveGroupStandard =
  ({ work }: Deps) =>
  ({ id, userId, materialId, approvalCode, name }: Wanted): Promise<GroupStandard> =>
    work.transaction(async (stores) => {
      await stores.drafts.lockUser(userId);
      const draft = await sheetOf(stores, { userId, materialId });
      refuseWithout(draft, 'write');
      const isFull = id === '' && (await stores.groupStandards.list(userId)).length >= policy.listed.groupStandards;
      if (isFull) throw new Problem('too-many-drafts');
      const wanted = { userId, approvalCode, name };
      const saved = await (id === ''
        ? stores.groupStandards.add({ ...wanted, draftId: materialId })
        : stores.groupStandards.change({ ...wanted, id }));
      if (!saved) throw new Problem('not-found');
      return customAs(materialId, acceptedOf(draft))(saved);
    });

export const deleteGroupStandard =
  ({ work: { stores } }: Deps) =>
  async (key: { readonly id: string; readonly userId: string }): Promise<void> => {
    if (!(await stores.groupStandards.remove(key))) throw new Problem('not-found');
  };

type Choice = OfSheet & { readonly selected: readonly string[]; readonly unselected: readonly string[] };

/** Returns the standards that the sheet names after this choice. */
export const acceptGroupStandards =
  ({ work: { stores } }: Deps) =>
  async ({ selected, unselected, ...sheet }: Choice): Promise<readonly GroupStandard[]> => {
    const draft = await sheetOf(stores, sheet);
    refuseWithout(draft, 'write');
    const before = acceptedOf(draft);
    const all = await offered(stores, sheet, draft);
    if (selected.some((id) => !all.some(({ Id }) => Id === id))) throw new Problem('not-found');
    const isChosen = (id: string) => selected.includes(id) || (before.has(id) && !unselected.includes(id));
    return all.filter(({ Id }) => isChosen(Id)).map((each) => ({ ...each, AcceptedByUser: true }));
  };
