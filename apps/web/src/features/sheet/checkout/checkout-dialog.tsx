import { Button } from '@mantine/core';
import { checkoutTexts } from '@gosds/contract/checkout/checkout-texts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import styles from './checkout-step.module.css';

type Props = {
  readonly kind: 'back' | 'pay-first';
  readonly onBack: () => void;
  readonly onClose: () => void;
};

/** What is said before an unpaid order is left: backwards a warning, forwards that it has to be paid. */
export function CheckoutDialog({ kind, onBack, onClose }: Props) {
  if (kind === 'back') {
    return (
      <ConfirmDialog title="Go back?" yes="Go back" no="Stay here" isNoUsual onYes={onBack} onNo={onClose}>
        You leave this sheet and begin a new one. The sheet is kept as it is, and you can open it again with one click.
        Only its generated document is lost: the preview makes it anew. The payment status is reset, and the discount
        for several languages cannot be applied.
      </ConfirmDialog>
    );
  }
  return (
    <Dialog onClose={onClose} title="Payment needed">
      <p className={styles['dialogText']}>{checkoutTexts.payFirst}</p>
      <Button onClick={onClose} data-autofocus>
        OK
      </Button>
    </Dialog>
  );
}
