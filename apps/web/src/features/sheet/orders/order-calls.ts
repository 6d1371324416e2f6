import { checkUserName } from '@gosds/contract/accounts/check-user-name';
import { myAccountSearch, type PurchaseSearch } from '@gosds/contract/accounts/my-account-search';
import { invoke } from '../../../api/invoke.ts';

export const loadUser = async () => (await invoke(checkUserName)).user;

export const searchOrders = (body: PurchaseSearch) => invoke(myAccountSearch, { body });
