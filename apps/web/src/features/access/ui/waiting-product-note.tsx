import { waitingProduct } from '../../../api/visitor-product.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useFirstWords } from '../../../words/words.ts';

/** Says that the product typed on the front page is kept; empty if no sheet was requested. */
export function WaitingProductNote() {
  const { access } = useFirstWords();
  if (waitingProduct() === undefined) return null;
  return <FormMessage tone="note">{access.waitingProduct}</FormMessage>;
}
