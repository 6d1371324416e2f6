import type { CompanyProfile } from '@gosds/sheet/draft/company-profile';
import type { TeamRole } from '@gosds/contract/teams/team-rights';

export type Membership = { readonly teamId: string; readonly teamName: string; readonly role: TeamRole };

export type Member = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: TeamRole;
};

export type Invitation = {
  readonly id: string;
  readonly teamId: string;
  readonly teamName: string;
  readonly email: string;
  readonly role: TeamRole;
  readonly expiresAt: Date;
};

export type NewInvitation = Pick<Invitation, 'teamId' | 'email' | 'role' | 'expiresAt'> & {
  readonly invitedBy: string;
};

type MemberKey = { readonly teamId: string; readonly userId: string };

export type TeamStore = {
  membershipOf(userId: string): Promise<Membership | undefined>;
  /** Locks the team until the transaction ends. */
  lock(teamId: string): Promise<void>;
  /** Longest membership first. */
  members(teamId: string): Promise<readonly Member[]>;
  /** Makes a team with its first owner. */
  add(
    team: { readonly name: string; readonly ownerId: string; readonly profile: CompanyProfile | undefined },
    now: Date,
  ): Promise<void>;
  /** Returns false if the user is already in a team. */
  addMember(member: MemberKey & { readonly role: TeamRole }, now: Date): Promise<boolean>;
  setRole(member: MemberKey & { readonly role: TeamRole }): Promise<void>;
  /** Removes a member and gives the member's sheets in the team to the heir. */
  removeMember(member: MemberKey & { readonly heirId: string }): Promise<void>;
  /** Dissolves the team. Each of its sheets goes to the member responsible for it. */
  dissolve(teamId: string): Promise<void>;
  /** Adds an invitation and ends earlier open invitations to the same address. */
  invite(invitation: NewInvitation, now: Date): Promise<string>;
  openInvitations(teamId: string, now: Date): Promise<readonly Invitation[]>;
  /** Finds an open invitation. */
  findInvitation(
    key: { readonly id: string } | { readonly tokenHash: string },
    now: Date,
  ): Promise<Invitation | undefined>;
  /** The inviting user; undefined if that account is deleted. */
  inviterOf(id: string): Promise<{ readonly email: string; readonly language: string } | undefined>;
  /** Sets the token; links mailed earlier stop working. */
  setToken(id: string, tokenHash: string): Promise<void>;
  /** Returns false if the invitation was no longer open. Of simultaneous calls only one succeeds. */
  endInvitation(id: string, now: Date): Promise<boolean>;
  /** True if the draft is shared in a team that the user does not belong to. */
  isOutside(draft: { readonly draftId: string; readonly userId: string }): Promise<boolean>;
  /** Moves the user's own sheet to the team. Returns false if the user has no such sheet. */
  share(draft: MemberKey & { readonly draftId: string }): Promise<boolean>;
};
