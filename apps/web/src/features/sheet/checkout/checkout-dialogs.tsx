import { Button } from '@mantine/core';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useWords } from '../../../words/words.ts';
import { useWizard } from '../state/wizard-context.ts';
import styles from './checkout-step.module.css';

type Props = { readonly onClose: () => void };

/** Asks before the user leaves an unpaid order. */
export function LeaveUnpaidDialog({ onClose }: Props) {
  const { leave: texts } = useWords().checkout;
  const { startNew } = useWizard();
  const leave = () => {
    startNew();
  };
  return (
    <ConfirmDialog title={texts.title} yes={texts.yes} no={texts.no} isNoUsual onYes={leave} onNo={onClose}>
      {texts.text}
    </ConfirmDialog>
  );
}

/** Says that the next step stays closed until the order is paid. */
export function PayFirstDialog({ onClose }: Props) {
  const { checkout, frame } = useWords();
  return (
    <Dialog onClose={onClose} title={checkout.payFirst.title}>
      <p className={styles['dialogText']}>{checkout.payFirst.text}</p>
      <Button onClick={onClose} data-autofocus>
        {frame.ok}
      </Button>
    </Dialog>
  );
}
