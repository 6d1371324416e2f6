import { checkUserName } from '@gosds/contract/accounts/check-user-name';
import { invoke } from './invoke.ts';

/** The signed-in user with name and rights. Its query has the key `user`. */
export const loadUser = async () => (await invoke(checkUserName)).user;
