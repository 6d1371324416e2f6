import type { ClassChange } from '@gosds/ghs/analysis/class-changes';
import type { Hazard, HazardClass } from '@gosds/ghs/hazard';
import styles from './what-if-view.module.css';

const codesOf = (hazards: readonly Hazard[], none = 'not classified'): string =>
  hazards.length === 0 ? none : hazards.map(({ code, hCode }) => `${code} ${hCode}`).join(', ');

type Props = {
  readonly changes: readonly ClassChange[];
  /** Classes that waited for data before. */
  readonly undecided?: readonly HazardClass[];
};

/** Classes that move, each with the paragraph that decides afterwards. */
export function ChangeList({ changes, undecided = [] }: Props) {
  if (changes.length === 0) return <p className={styles['none']}>No class changes.</p>;
  return (
    <ul className={styles['changes']}>
      {changes.map(({ hazardClass, direction, before, after, reason }) => (
        <li key={hazardClass} data-direction={direction}>
          {hazardClass}: {codesOf(before, undecided.includes(hazardClass) ? 'not decided yet' : undefined)} →{' '}
          <b>{codesOf(after)}</b>
          {reason && <span className={styles['paragraph']}>{reason.paragraph}</span>}
        </li>
      ))}
    </ul>
  );
}
