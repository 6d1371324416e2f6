import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useWords } from '../../../words/words.ts';

type Props = { readonly onYes: () => void; readonly onNo: () => void };

/** Asks before the user goes back from a paid sheet, which resets the wizard. */
export function StartAgainDialog({ onYes, onNo }: Props) {
  const words = useWords().wizardDialogs.startAgain;
  return (
    <ConfirmDialog title={words.title} yes={words.yes} no={words.no} isNoUsual onYes={onYes} onNo={onNo}>
      {words.text}
    </ConfirmDialog>
  );
}
