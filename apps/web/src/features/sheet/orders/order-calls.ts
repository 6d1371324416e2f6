import { answerQuestion, buyerQuestions } from '@gosds/contract/chemist/buyer-questions';
import { myAccountSearch, type PurchaseSearch } from '@gosds/contract/accounts/my-account-search';
import { invoke } from '../../../api/invoke.ts';

export const loadQuestions = (orderId: string) => invoke(buyerQuestions, { params: { orderId } });

export const answer = (orderId: string, text: string) =>
  invoke(answerQuestion, { params: { orderId }, body: { answer: text } });

type OrderSearch = Omit<PurchaseSearch, 'tab'>;

/** The bought sheets. */
export async function searchOrders(search: OrderSearch) {
  const answer = await invoke(myAccountSearch, { body: { ...search, tab: 'full_sds' } });
  if (answer.tab !== 'full_sds') throw new Error('Asked for sheets, got reports.');
  return answer;
}

/** The bought reports of the search module. */
export async function searchReports(search: OrderSearch) {
  const answer = await invoke(myAccountSearch, { body: { ...search, tab: 'galleria' } });
  if (answer.tab !== 'galleria') throw new Error('Asked for reports, got sheets.');
  return answer;
}
