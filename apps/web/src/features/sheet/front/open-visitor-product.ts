import { notifications } from '@mantine/notifications';
import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { askForSheet, takeWaitingProduct } from '../../../api/visitor-product.ts';
import { firstWords, spoken } from '../../../words/words.ts';
import { newDraft } from '../state/draft-calls.ts';
import { rememberOpened } from '../state/opened-draft.ts';
import { withVisitorProduct } from './visitor-draft.ts';

/**
 * Makes the sheet that was requested on the front page, as a new sheet with the company profile. Undefined if no
 * product waits. If saving fails, the product keeps waiting.
 */
export async function openVisitorProduct(beginSheet: () => Promise<SavedDraft>): Promise<SavedDraft | undefined> {
  const product = takeWaitingProduct();
  if (product === undefined) return undefined;
  try {
    const begun = await beginSheet();
    const saved = await newDraft(withVisitorProduct(begun.draft, product, spoken().language.tag));
    rememberOpened(saved.id);
    const { title, text } = firstWords().journey.visitor;
    notifications.show({ title, message: text });
    return saved;
  } catch (error) {
    askForSheet(product);
    throw error;
  }
}
