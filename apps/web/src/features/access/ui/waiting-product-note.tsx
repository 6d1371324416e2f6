import { waitingProduct } from '../../../api/visitor-product.ts';
import { FormMessage } from '../../../ui/form-message.tsx';

/** Says that what was typed on the front page is kept; nothing where no sheet was asked for. */
export function WaitingProductNote() {
  if (waitingProduct() === undefined) return null;
  return (
    <FormMessage tone="note">
      Your ingredients are kept in this browser. They open as a new sheet when you log in here.
    </FormMessage>
  );
}
