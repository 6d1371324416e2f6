import type { Finding } from '@gosds/sheet/review/finding';
import { entryChecks } from '@gosds/sheet/review/entries/entry-checks-table';
import { AlertIcon } from '../../../ui/icons.tsx';
import { labelOf } from '../state/field-labels.ts';
import { inOrderOfScreen } from './in-order-of-screen.ts';
import { useFirstWords } from '../../../words/words.ts';
import styles from './error-summary.module.css';
import { useSayFinding } from '../../../words/say-finding.ts';

type Props = {
  readonly problems: readonly Finding[];
  readonly onGo: (path: string) => void;
};

export const errorSummaryId = 'error-summary';

/** The problems that block the step: each field by name with its message and a link. */
export function ErrorSummary({ problems, onGo }: Props) {
  const words = useFirstWords().wizard.problems;
  const say = useSayFinding();
  const inOrder = inOrderOfScreen(problems);
  const mandatory = inOrder.filter(({ check }) => check === entryChecks.mandatory.id);
  const others = inOrder.filter(({ check }) => check !== entryChecks.mandatory.id);
  const link = ({ path }: Finding, text: string) => (
    <li key={`${path} ${text}`}>
      <a
        href={`#${path}`}
        onClick={(event) => {
          event.preventDefault();
          onGo(path);
        }}
      >
        {text}
      </a>
    </li>
  );
  return (
    <div id={errorSummaryId} tabIndex={-1} role="alert" className={styles['summary']}>
      <AlertIcon size={20} />
      <div>
        <p className={styles['title']}>{words.title}</p>
        {mandatory.length > 0 && <p>{words.mandatory}</p>}
        <ul>
          {mandatory.map((finding) => link(finding, labelOf(finding.path)))}
          {others.map((finding) =>
            link(finding, words.ofField({ field: labelOf(finding.path), message: say(finding.message) })),
          )}
        </ul>
      </div>
    </div>
  );
}
