import { checkUserName } from '@gosds/contract/accounts/check-user-name';
import { answerQuestion, buyerQuestions } from '@gosds/contract/chemist/buyer-questions';
import { myAccountSearch, type PurchaseSearch } from '@gosds/contract/accounts/my-account-search';
import { creditNotePdf, invoiceLanguages, invoicePdf } from '@gosds/contract/checkout/invoice';
import { invoke, pathOf } from '../../../api/invoke.ts';

export const loadUser = async () => (await invoke(checkUserName)).user;

export const loadQuestions = (orderId: string) => invoke(buyerQuestions, { params: { orderId } });

export const answer = (orderId: string, text: string) =>
  invoke(answerQuestion, { params: { orderId }, body: { answer: text } });

type OrderSearch = Omit<PurchaseSearch, 'tab'>;

/** The bought sheets. */
export async function searchOrders(asked: OrderSearch) {
  const answer = await invoke(myAccountSearch, { body: { ...asked, tab: 'full_sds' } });
  if (answer.tab !== 'full_sds') throw new Error('Asked for sheets, got reports.');
  return answer;
}

/** The bought reports of the search module. */
export async function searchReports(asked: OrderSearch) {
  const answer = await invoke(myAccountSearch, { body: { ...asked, tab: 'galleria' } });
  if (answer.tab !== 'galleria') throw new Error('Asked for reports, got sheets.');
  return answer;
}

/** An address in a language of the screens. */
function inLanguage(path: string, tag: string): string {
  const language = invoiceLanguages.find((known) => known === tag) ?? 'en';
  return `${path}?${String(new URLSearchParams({ language }))}`;
}

/** Where the invoice of an order is. */
export const invoiceUrl = (orderId: string, tag: string): string =>
  inLanguage(pathOf(invoicePdf.path, { orderId }), tag);

/** Where the credit note of a refund is. */
export const creditNoteUrl = (of: { readonly orderId: string; readonly refundId: string }, tag: string): string =>
  inLanguage(pathOf(creditNotePdf.path, of), tag);
