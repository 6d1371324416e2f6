import { z } from 'zod';
import { emailSchema } from '../accounts/account-fields.ts';
import type { Call } from '../call.ts';
import { teamRoles } from './team-rights.ts';

export const teamNameSchema = z.string().trim().min(1).max(100);
const roleSchema = z.enum(teamRoles);
const done = { 200: z.object({ saved: z.literal(true) }) };

const memberSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  isYou: z.boolean(),
});

export type TeamMember = z.infer<typeof memberSchema>;

const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: roleSchema,
  expiresAt: z.iso.datetime(),
});

export type TeamInvitation = z.infer<typeof invitationSchema>;

const teamSchema = z.object({
  name: z.string(),
  /** Role of the caller. */
  role: roleSchema,
  members: z.array(memberSchema),
  /** Open invitations; empty if the caller may not manage the team. */
  invitations: z.array(invitationSchema),
});

export type Team = z.infer<typeof teamSchema>;

export const getTeam = {
  method: 'GET',
  path: '/api/team',
  summary: "The caller's team with its members; null where the caller is in none.",
  response: { 200: z.object({ team: teamSchema.nullable() }) },
} as const satisfies Call;

export const foundTeam = {
  method: 'POST',
  path: '/api/team',
  summary: 'Founds a team, of which the caller is the owner. 409 in-a-team.',
  body: z.strictObject({ name: teamNameSchema }),
  response: done,
} as const satisfies Call;

export const inviteMember = {
  method: 'POST',
  path: '/api/team/invitations',
  summary:
    'Mails an invitation, whose link works once, for seven days; an earlier one to the same address ends. For owners. 403 not-allowed, 409 member-already, 409 team-full, 429 too-many-requests.',
  body: z.strictObject({ email: emailSchema, role: roleSchema }),
  response: done,
} as const satisfies Call;

export const revokeInvitation = {
  method: 'POST',
  path: '/api/team/invitations/:id/revoke',
  summary: 'Ends an open invitation: its link is good for nothing. For owners. 403 not-allowed, 404 not-found.',
  params: z.object({ id: z.uuid() }),
  response: done,
} as const satisfies Call;

const tokenBody = z.strictObject({ token: z.string().min(1).max(100) });

export const showInvitation = {
  method: 'POST',
  path: '/api/team/invitation/show',
  summary: 'What a mailed link invites to; it changes nothing. 400 link-invalid.',
  body: tokenBody,
  response: {
    200: z.object({
      team: z.string(),
      role: roleSchema,
      email: z.string(),
      /** True if the invitation is for the caller's e-mail. */
      isForYou: z.boolean(),
    }),
  },
} as const satisfies Call;

export const acceptInvitation = {
  method: 'POST',
  path: '/api/team/invitation/accept',
  summary:
    'The caller, whose address was invited, joins the team. 400 link-invalid, 403 invitation-for-other, 409 in-a-team, 409 team-full.',
  body: tokenBody,
  response: done,
} as const satisfies Call;

export const changeRole = {
  method: 'PUT',
  path: '/api/team/members/:id',
  summary:
    'Changes the role of a member; a second owner takes the team over. For owners. 403 not-allowed, 404 not-found, 409 last-owner.',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ role: roleSchema }),
  response: done,
} as const satisfies Call;

export const removeMember = {
  method: 'POST',
  path: '/api/team/members/:id/remove',
  summary:
    "Removes a member at once; what the member made for the team stays with it. For owners; with the caller's own id anybody leaves. 403 not-allowed, 404 not-found, 409 last-owner.",
  params: z.object({ id: z.uuid() }),
  response: done,
} as const satisfies Call;

export const dissolveTeam = {
  method: 'POST',
  path: '/api/team/dissolve',
  summary: 'Ends the team; each sheet is then of the member who answers for it. For owners. 403 not-allowed.',
  response: done,
} as const satisfies Call;

export const shareDraft = {
  method: 'POST',
  path: '/api/drafts/:id/share',
  summary:
    "Moves an own sheet with its versions to the caller's team. 403 not-allowed to a reader, 404 not-found, 409 no-team.",
  params: z.object({ id: z.uuid() }),
  response: done,
} as const satisfies Call;
