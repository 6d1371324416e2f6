/** The address to log in with, in the state of the way to the login; empty if there is none. */
export const emailIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';

/** The state of a way to the login that fills in the address. */
export const loginAs = (email: string) => ({ from: '/login', email });
