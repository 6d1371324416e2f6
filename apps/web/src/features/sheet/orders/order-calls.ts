import { checkUserName } from '@gosds/contract/accounts/check-user-name';
import { answerQuestion, buyerQuestions } from '@gosds/contract/chemist/buyer-questions';
import { myAccountSearch, type PurchaseSearch } from '@gosds/contract/accounts/my-account-search';
import { invoke } from '../../../api/invoke.ts';

export const loadUser = async () => (await invoke(checkUserName)).user;

export const loadQuestions = (orderId: string) => invoke(buyerQuestions, { params: { orderId } });

export const answer = (orderId: string, text: string) =>
  invoke(answerQuestion, { params: { orderId }, body: { answer: text } });

export const searchOrders = (body: PurchaseSearch) => invoke(myAccountSearch, { body });
