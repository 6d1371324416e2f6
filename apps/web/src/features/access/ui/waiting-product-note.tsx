import { waitingProduct } from '../../../api/visitor-product.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useFirstWords } from '../../../words/words.ts';

/** Says that what was typed on the front page is kept; nothing where no sheet was asked for. */
export function WaitingProductNote() {
  const { access } = useFirstWords();
  if (waitingProduct() === undefined) return null;
  return <FormMessage tone="note">{access.waitingProduct}</FormMessage>;
}
