import { Textarea } from '@mantine/core';
import { shortestReason } from '@gosds/sheet/review/accepted-reason';
import type { SheetFinding } from '@gosds/sheet/review/review';
import { Disclosure } from '../../../ui/disclosure.tsx';
import styles from './findings-list.module.css';

/** What the user writes on faults of law that stay open. */
export type Acceptance = {
  /** By id of the check, as typed. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly onWrite: (check: string, reason: string) => void;
};

type Props = { readonly finding: SheetFinding; readonly acceptance: Acceptance };

/** The written reason of a fault of law that stays open, and the place to write it. */
export function AcceptedReason({ finding: { check, accepted, message }, acceptance }: Props) {
  const { reasons, onWrite } = acceptance;
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
          value={reasons[check] ?? ''}
          onChange={(event) => {
            onWrite(check, event.currentTarget.value);
          }}
        />
      </Disclosure>
    </div>
  );
}
