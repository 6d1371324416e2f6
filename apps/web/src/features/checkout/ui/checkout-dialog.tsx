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
      <ConfirmDialog title="Go back?" yes="Go back" no="Stay here" onYes={onBack} onNo={onClose}>
        Going back resets the payment status: the generated document is lost, and the discount for several languages
        cannot be applied.
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
