const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The name of a note: an operator may keep other files beside it. */
export const isAccountId = (name: string): boolean => uuid.test(name);

/** Throws where it is none. */
export function accountIdOf(userId: string): string {
  if (!isAccountId(userId)) throw new Error('An account is noted by its id.');
  return userId;
}
