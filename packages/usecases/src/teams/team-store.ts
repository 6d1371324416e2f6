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
  /** Whoever changes the same team waits until the transaction ends. */
  lock(teamId: string): Promise<void>;
  /** The longest there first. */
  members(teamId: string): Promise<readonly Member[]>;
  /** A team with its first owner. */
  add(
    team: { readonly name: string; readonly ownerId: string; readonly profile: CompanyProfile | undefined },
    now: Date,
  ): Promise<void>;
  /** False where the user is in a team already. */
  addMember(member: MemberKey & { readonly role: TeamRole }, now: Date): Promise<boolean>;
  setRole(member: MemberKey & { readonly role: TeamRole }): Promise<void>;
  /** What the member answered for in the team is the heir's from then on. */
  removeMember(member: MemberKey & { readonly heirId: string }): Promise<void>;
  /** Each sheet of it is of who answers for it. */
  dissolve(teamId: string): Promise<void>;
  /** Ends earlier open ones to the same address. */
  invite(invitation: NewInvitation, now: Date): Promise<string>;
  openInvitations(teamId: string, now: Date): Promise<readonly Invitation[]>;
  /** While it is open. */
  findInvitation(
    asked: { readonly id: string } | { readonly tokenHash: string },
    now: Date,
  ): Promise<Invitation | undefined>;
  /** Who invited; undefined where the account is gone. */
  inviterOf(id: string): Promise<{ readonly email: string; readonly language: string } | undefined>;
  /** The link that was mailed last is the one that works. */
  setToken(id: string, tokenHash: string): Promise<void>;
  /** False where it was not open any more: of many at once one ends it. */
  endInvitation(id: string, now: Date): Promise<boolean>;
  /** Whether a team shares the draft in which the user is not. */
  isOutside(draft: { readonly draftId: string; readonly userId: string }): Promise<boolean>;
  /** Moves an own sheet to the team; false where the user has none with this id. */
  share(draft: MemberKey & { readonly draftId: string }): Promise<boolean>;
};
