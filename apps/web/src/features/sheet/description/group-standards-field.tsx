import { Button, Input } from '@mantine/core';
import { groupStandardsText } from '@gosds/sheet/draft/group-standards-text';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import styles from '../fields/draft-field.module.css';
import { WithHelp } from '../fields/with-help.tsx';
import { fieldLabels } from '../state/field-labels.ts';
import { useDraft, useFinding } from '../state/wizard-context.ts';

const GroupStandardsDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./group-standards-dialog.tsx')).GroupStandardsDialog })),
);

const path = 'description.groupStandards';
const textId = `${path}.chosen`;

/** The group standards of the product, and the way to their editor. */
export function GroupStandardsField() {
  const text = useDraft((draft) => groupStandardsText(draft.description));
  const { problem } = useFinding(path);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <WithHelp path={path} isWide>
      <Input.Wrapper
        id={path}
        label={fieldLabels[path]}
        labelElement="div"
        description="Printed in sections 1 and 15."
        error={problem}
      >
        <p id={textId} className={styles['chosen']}>
          {text === '' ? 'None accepted' : text}
        </p>
        <Button
          id={path}
          size="compact-sm"
          variant="default"
          aria-label="Edit group standards"
          aria-describedby={textId}
          onClick={() => {
            setIsOpen(true);
          }}
        >
          Edit GS
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
