import { Textarea } from '@mantine/core';
import { shortestReason } from '@gosds/sheet/review/accepted-reason';
import type { Finding } from '@gosds/sheet/review/finding';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useDraft, useEdit } from '../state/wizard-context.ts';
import styles from './findings-list.module.css';

/** The written reason of a fault of law that stays open, and the place to write it. */
export function AcceptedReason({ finding: { check, accepted, message } }: { readonly finding: Finding }) {
  const edit = useEdit();
  const typed = useDraft(({ acceptedFindings }) => acceptedFindings[check] ?? '');
  return (
    <div className={styles['reason']}>
      {accepted !== null && (
        <p className={styles['accepted']}>
          <b>Accepted:</b> {accepted}
        </p>
      )}
      <Disclosure
        label={accepted === null ? 'Leave it open, with a reason' : 'Change the reason'}
        accessibleName={`${accepted === null ? 'Leave it open, with a reason' : 'Change the reason'}: ${message}`}
      >
        <Textarea
          label="Why it stays open"
          description={`At least ${shortestReason} characters. It is kept with the sheet and printed in the report.`}
          size="xs"
          autosize
          minRows={2}
          maxLength={1000}
          value={typed}
          onChange={(event) => {
            const reason = event.currentTarget.value;
            edit(`acceptedFindings.${check}`, (draft) => ({
              ...draft,
              acceptedFindings: { ...draft.acceptedFindings, [check]: reason },
            }));
          }}
        />
      </Disclosure>
    </div>
  );
}
