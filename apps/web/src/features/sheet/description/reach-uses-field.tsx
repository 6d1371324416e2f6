import { Button, Input } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import styles from '../fields/draft-field.module.css';
import { WithHelp } from '../fields/with-help.tsx';
import { labelOf } from '../state/field-labels.ts';
import { useDraft, useEdit, useFinding } from '../state/wizard-context.ts';
import { useWords } from '../../../words/words.ts';

const ReachUsesDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./reach-uses-dialog.tsx')).ReachUsesDialog })),
);

const path = 'description.reachUses';
const textId = `${path}.chosen`;

/** Use descriptors of REACH, chosen in a dialog. */
export function ReachUsesField() {
  const codes = useDraft((draft) => draft.description.reachUses);
  const { problem } = useFinding(path);
  const edit = useEdit();
  const [isOpen, setIsOpen] = useState(false);
  const words = useWords().reachUses;
  const close = () => {
    setIsOpen(false);
  };
  return (
    <WithHelp path={path} isWide>
      <Input.Wrapper id={path} label={labelOf(path)} labelElement="div" description={words.hint} error={problem}>
        <p id={textId} className={styles['chosen']}>
          {codes.length === 0 ? words.none : codes.join(', ')}
        </p>
        <Button
          id={path}
          size="compact-sm"
          variant="default"
          aria-describedby={textId}
          onClick={() => {
            setIsOpen(true);
          }}
        >
          {words.choose}
        </Button>
        {isOpen && (
          <Suspense>
            <ReachUsesDialog
              codes={codes}
              onClose={close}
              onUse={(reachUses) => {
                edit(path, (draft) => ({ ...draft, description: { ...draft.description, reachUses: [...reachUses] } }));
                close();
              }}
            />
          </Suspense>
        )}
      </Input.Wrapper>
    </WithHelp>
  );
}
