import {
  acceptGroupStandards,
  deleteGroupStandard,
  loadGroupStandards,
  saveGroupStandard,
} from '@gosds/contract/drafts/group-standards';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

export const groupStandardRoutes = (standards: UseCases['groupStandards']): readonly Route[] => [
  route(loadGroupStandards, async (request) => {
    const { MaterialId, CountryId, IncludeUsers } = request.body;
    const sheet = { userId: userOf(request).id, materialId: MaterialId };
    return [...(await standards.load({ ...sheet, country: CountryId, includesOwn: IncludeUsers }))];
  }),

  route(
    saveGroupStandard,
    (request) => {
      const { Id, ApprovalCode, Name, MaterialId } = request.body;
      const sheet = { userId: userOf(request).id, materialId: MaterialId };
      return standards.save({ ...sheet, id: Id, approvalCode: ApprovalCode, name: Name });
    },
    { texts: 'cleaned' },
  ),

  route(deleteGroupStandard, async (request) => {
    await standards.remove({ id: request.body.standardId, userId: userOf(request).id });
    return { deleted: true as const };
  }),

  route(acceptGroupStandards, async (request) => {
    const { MaterialId, SelectedGroupStandardIds, UnselectedGroupStandardIds } = request.body;
    const sheet = { userId: userOf(request).id, materialId: MaterialId };
    const choice = { selected: SelectedGroupStandardIds, unselected: UnselectedGroupStandardIds };
    return [...(await standards.accept({ ...sheet, ...choice }))];
  }),
];
