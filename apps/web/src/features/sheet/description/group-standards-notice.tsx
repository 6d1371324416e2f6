import { Button } from '@mantine/core';
import { Dialog } from '../../../ui/dialog.tsx';
import { useWords } from '../../../words/words.ts';

/** Shown for a country with group standards; says when the user chooses them. */
export function GroupStandardsNotice({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog title={words.groupStandards.title} onClose={onClose}>
      <p>{words.groupStandards.notice}</p>
      <Button data-autofocus onClick={onClose}>
        {words.frame.ok}
      </Button>
    </Dialog>
  );
}
