import type { BodyOf } from '@gosds/contract/call';
import {
  acceptInvitation,
  changeRole,
  dissolveTeam,
  foundTeam,
  getTeam,
  inviteMember,
  removeMember,
  revokeInvitation,
  showInvitation,
} from '@gosds/contract/teams/team-calls';
import { invoke } from '../../../api/invoke.ts';

export const loadTeam = async () => (await invoke(getTeam)).team;

export const beginTeam = (name: string) => invoke(foundTeam, { body: { name } });

export const sendInvitation = (body: BodyOf<typeof inviteMember>) => invoke(inviteMember, { body });

export const endInvitation = (id: string) => invoke(revokeInvitation, { params: { id } });

export const giveRole = ({ id, role }: BodyOf<typeof changeRole> & { readonly id: string }) =>
  invoke(changeRole, { params: { id }, body: { role } });

export const endMembership = (id: string) => invoke(removeMember, { params: { id } });

export const endTeam = () => invoke(dissolveTeam);

export const loadInvitation = (token: string) => invoke(showInvitation, { body: { token } });

export const joinTeam = (token: string) => invoke(acceptInvitation, { body: { token } });
