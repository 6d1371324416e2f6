/** What a member of a team is. */
export const teamRoles = ['owner', 'author', 'reader'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** What can be done with what a team shares; `manage` is about the team itself, and the orders of all. */
export const teamRights = ['read', 'write', 'pay', 'publish', 'delete', 'manage'] as const;
export type TeamRight = (typeof teamRights)[number];

/** The one table of who may do what, which server and page both ask. */
const rights: Readonly<Record<TeamRole, readonly TeamRight[]>> = {
  owner: teamRights,
  author: ['read', 'write', 'pay', 'publish', 'delete'],
  reader: ['read'],
};

export const mayInTeam = (role: TeamRole, right: TeamRight): boolean => rights[role].includes(right);

export const rolesWith = (right: TeamRight): readonly TeamRole[] => teamRoles.filter((role) => mayInTeam(role, right));
