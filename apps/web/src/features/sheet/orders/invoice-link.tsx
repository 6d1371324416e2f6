import { Button } from '@mantine/core';
import { useSpokenLanguage, useWords } from '../../../words/words.ts';
import { invoiceUrl } from './order-calls.ts';

/** The invoice of an order, in the language of the screens; `name` is what was bought. */
export function InvoiceLink({ orderId, name }: { readonly orderId: string; readonly name: string }) {
  const { myAccount: words } = useWords();
  const { tag } = useSpokenLanguage();
  return (
    <Button
      component="a"
      size="xs"
      variant="subtle"
      href={invoiceUrl(orderId, tag)}
      download
      aria-label={words.invoiceNamed(name)}
    >
      {words.invoice}
    </Button>
  );
}
