import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

type Props = { readonly onYes: () => void; readonly onNo: () => void };

/** Asked before the way back from a paid sheet, which resets the wizard. */
export function StartAgainDialog({ onYes, onNo }: Props) {
  return (
    <ConfirmDialog title="Start again?" yes="Start a new sheet" no="Stay here" isNoUsual onYes={onYes} onNo={onNo}>
      Going back starts a new sheet. The payment status is reset, the document leaves this page, and the discount for
      several languages no longer applies. This sheet is kept: you can open it again with one click.
    </ConfirmDialog>
  );
}
