import type { ClassChange } from '@gosds/ghs/analysis/class-changes';
import type { Hazard, HazardClass } from '@gosds/ghs/hazard';
import { sentence } from '../../../words/sentence.ts';
import { useCitation } from '../../../words/use-citation.ts';
import { useLawWords, useWords } from '../../../words/words.ts';
import styles from './what-if-view.module.css';

const codesOf = (hazards: readonly Hazard[], none: string): string =>
  hazards.length === 0 ? none : hazards.map(({ code, hCode }) => `${code} ${hCode}`).join(', ');

type Props = {
  readonly changes: readonly ClassChange[];
  /** Classes that already lacked data before the change. */
  readonly undecided?: readonly HazardClass[];
};

/** Classes that change, each with the paragraph that decides its new category. */
export function ChangeList({ changes, undecided = [] }: Props) {
  const { change, verdict } = useWords().panel;
  const { say } = useLawWords();
  const cited = useCitation();
  if (changes.length === 0) return <p className={styles['none']}>{change.none}</p>;
  return (
    <ul className={styles['changes']}>
      {changes.map(({ hazardClass, direction, before, after, reason }) => (
        <li key={hazardClass} data-direction={direction}>
          {sentence(
            change.line({
              name: say({ hazardClass }),
              before: codesOf(before, verdict[undecided.includes(hazardClass) ? 'incomplete' : 'not-classified']),
              after: codesOf(after, verdict['not-classified']),
              strong: (text) => <b>{text}</b>,
            }),
          )}
          {reason && <span className={styles['paragraph']}>{cited(reason.paragraph)}</span>}
        </li>
      ))}
    </ul>
  );
}
