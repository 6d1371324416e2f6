import { Button } from '@mantine/core';
import { checkoutTexts } from '@gosds/contract/checkout/checkout-texts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useWizard } from '../state/wizard-context.ts';
import styles from './checkout-step.module.css';

type Props = { readonly onClose: () => void };

/** Asked before an unpaid order is left. */
export function LeaveUnpaidDialog({ onClose }: Props) {
  const { startNew } = useWizard();
  const leave = () => {
    startNew();
  };
  return (
    <ConfirmDialog title="Go back?" yes="Go back" no="Stay here" isNoUsual onYes={leave} onNo={onClose}>
      You leave this sheet and start a new one. The sheet is kept as it is, and you can open it again with one click.
      Only its document is lost: Preview makes it again. The payment status is reset, and the discount for several
      languages no longer applies.
    </ConfirmDialog>
  );
}

/** Said where the way on is closed until the order is paid. */
export function PayFirstDialog({ onClose }: Props) {
  return (
    <Dialog onClose={onClose} title="Payment needed">
      <p className={styles['dialogText']}>{checkoutTexts.payFirst}</p>
      <Button onClick={onClose} data-autofocus>
        OK
      </Button>
    </Dialog>
  );
}
