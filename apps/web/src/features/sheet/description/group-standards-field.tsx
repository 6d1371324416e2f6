import { Button, Input } from '@mantine/core';
import { groupStandardsText } from '@gosds/sheet/draft/group-standards-text';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import styles from '../fields/draft-field.module.css';
import { WithHelp } from '../fields/with-help.tsx';
import { labelOf } from '../state/field-labels.ts';
import { useDraft, useFinding } from '../state/wizard-context.ts';
import { useWords } from '../../../words/words.ts';

const GroupStandardsDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./group-standards-dialog.tsx')).GroupStandardsDialog })),
);

const path = 'description.groupStandards';
const textId = `${path}.chosen`;

/** The group standards of the product, and a button that opens their editor. */
export function GroupStandardsField() {
  const text = useDraft((draft) => groupStandardsText(draft.description));
  const { problem } = useFinding(path);
  const [isOpen, setIsOpen] = useState(false);
  const words = useWords().groupStandards;
  return (
    <WithHelp path={path} isWide>
      <Input.Wrapper id={path} label={labelOf(path)} labelElement="div" description={words.hint} error={problem}>
        <p id={textId} className={styles['chosen']}>
          {text === '' ? words.none : text}
        </p>
        <Button
          id={path}
          size="compact-sm"
          variant="default"
          aria-label={words.editLabel}
          aria-describedby={textId}
          onClick={() => {
            setIsOpen(true);
          }}
        >
          {words.editShort}
        </Button>
        {isOpen && (
          <Suspense>
            <GroupStandardsDialog
              onClose={() => {
                setIsOpen(false);
              }}
            />
          </Suspense>
        )}
      </Input.Wrapper>
    </WithHelp>
  );
}
