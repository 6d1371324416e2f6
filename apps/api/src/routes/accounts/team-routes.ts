import * as calls from '@gosds/contract/teams/team-calls';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

const saved = { saved: true } as const;

const invitationRoutes = (teams: UseCases['teams']): readonly Route[] => [
  route(calls.inviteMember, async (request) => {
    await teams.invite({ user: userOf(request), ...request.body });
    return saved;
  }),
  route(calls.revokeInvitation, async (request) => {
    await teams.revoke({ userId: userOf(request).id, id: request.params.id });
    return saved;
  }),
  route(calls.showInvitation, async (request) =>
    teams.showInvitation({ user: userOf(request), token: request.body.token }),
  ),
  route(calls.acceptInvitation, async (request) => {
    await teams.accept({ user: userOf(request), token: request.body.token });
    return saved;
  }),
];

export const teamRoutes = (teams: UseCases['teams']): readonly Route[] => [
  route(calls.getTeam, async (request) => ({ team: await teams.view(userOf(request).id) })),
  route(calls.foundTeam, async (request) => {
    await teams.found(userOf(request).id, request.body.name);
    return saved;
  }),
  ...invitationRoutes(teams),
  route(calls.changeRole, async (request) => {
    await teams.changeRole({ userId: userOf(request).id, memberId: request.params.id, role: request.body.role });
    return saved;
  }),
  route(calls.removeMember, async (request) => {
    await teams.remove({ userId: userOf(request).id, memberId: request.params.id });
    return saved;
  }),
  route(calls.dissolveTeam, async (request) => {
    await teams.dissolve(userOf(request).id);
    return saved;
  }),
  route(calls.shareDraft, async (request) => {
    await teams.share({ userId: userOf(request).id, draftId: request.params.id });
    return saved;
  }),
];
