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

const isMandatory = ({ check }: Finding): boolean => check === entryChecks.mandatory.id;

/** What is missing is said by the field's name, but not by the number of the row. */
const namesItsField = (finding: Finding): boolean => isMandatory(finding) && !finding.path.startsWith('ingredients.');

/** The problems that block the step, each with a link, in the words that stand beside the field. */
export function ErrorSummary({ problems, onGo }: Props) {
  const words = useFirstWords().wizard.problems;
  const say = useSayFinding();
  const inOrder = inOrderOfScreen(problems);
  const mandatory = inOrder.filter(isMandatory);
  const others = inOrder.filter((finding) => !isMandatory(finding));
  const textOf = (finding: Finding): string => {
    const message = say(finding.message);
    return namesItsField(finding) ? message : words.ofField({ field: labelOf(finding.path), message });
  };
  const link = (finding: Finding) => (
    <li key={`${finding.path} ${textOf(finding)}`}>
      <a
        href={`#${finding.path}`}
        onClick={(event) => {
          event.preventDefault();
          onGo(finding.path);
        }}
      >
        {textOf(finding)}
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
          {mandatory.map(link)}
          {others.map(link)}
        </ul>
      </div>
    </div>
  );
}
