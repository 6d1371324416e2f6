const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** True for the name of a note. The operator may keep other files in the folder. */
export const isAccountId = (name: string): boolean => uuid.test(name);

/** Throws if the id is not an account id. */
export function accountIdOf(userId: string): string {
  if (!isAccountId(userId)) throw new Error('An account is noted by its id.');
  return userId;
}
