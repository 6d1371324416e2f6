/** Roles of a team member. */
export const teamRoles = ['owner', 'author', 'reader'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Rights on what a team shares. `manage` covers the team itself and the orders of all members. */
export const teamRights = ['read', 'write', 'pay', 'publish', 'delete', 'manage'] as const;
export type TeamRight = (typeof teamRights)[number];

/** Rights by role, for server and page alike. */
const rights: Readonly<Record<TeamRole, readonly TeamRight[]>> = {
  owner: teamRights,
  author: ['read', 'write', 'pay', 'publish', 'delete'],
  reader: ['read'],
};

export const mayInTeam = (role: TeamRole, right: TeamRight): boolean => rights[role].includes(right);

export const rolesWith = (right: TeamRight): readonly TeamRole[] => teamRoles.filter((role) => mayInTeam(role, right));
