import { Button } from '@mantine/core';
import { Dialog } from '../../../ui/dialog.tsx';
import { useWords } from '../../../words/words.ts';

/** Says, where the country has group standards, when they are chosen. */
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
