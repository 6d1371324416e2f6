import { checkSession } from '@gosds/contract/accounts/check-session';
import { logout } from '@gosds/contract/accounts/logout';
import { invoke } from './invoke.ts';

const anonymous = { needsSession: false };

/** Closes the session on the server and removes its cookie. */
export const endSession = () => invoke(logout, anonymous);

/** Asks whether the server still has the session of this token. */
export const askSession = (token: string) => invoke(checkSession, { body: { token }, ...anonymous });
