import { Textarea } from '@mantine/core';
import { shortestReason } from '@gosds/sheet/review/accepted-reason';
import type { Finding } from '@gosds/sheet/review/finding';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useDraft, useEdit } from '../state/wizard-context.ts';
import { sentence } from '../../../words/sentence.ts';
import { useWords } from '../../../words/words.ts';
import styles from './findings-list.module.css';
import { useSayFinding } from '../../../words/say-finding.ts';

/** The written reason for leaving a fault of law open, and the input for it. */
export function AcceptedReason({ finding: { check, accepted, message } }: { readonly finding: Finding }) {
  const { accepted: texts } = useWords().panel;
  const edit = useEdit();
  const say = useSayFinding();
  const typed = useDraft(({ acceptedFindings }) => acceptedFindings[check] ?? '');
  return (
    <div className={styles['reason']}>
      {accepted !== null && (
        <p className={styles['accepted']}>
          {sentence(texts.given({ strong: (text) => <b>{text}</b>, reason: accepted }))}
        </p>
      )}
      <Disclosure
        label={accepted === null ? texts.leave : texts.change}
        accessibleName={(accepted === null ? texts.leaveThis : texts.changeThis)(say(message))}
      >
        <Textarea
          label={texts.label}
          description={texts.hint(shortestReason)}
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
