import type { ClassChange } from '@gosds/ghs/analysis/class-changes';
import type { Hazard } from '@gosds/ghs/hazard';
import styles from './what-if-view.module.css';

const codesOf = (hazards: readonly Hazard[]): string =>
  hazards.length === 0 ? 'not classified' : hazards.map(({ code, hCode }) => `${code} ${hCode}`).join(', ');

/** Classes that move, each with the paragraph that decides afterwards. */
export function ChangeList({ changes }: { readonly changes: readonly ClassChange[] }) {
  if (changes.length === 0) return <p className={styles['none']}>No class changes.</p>;
  return (
    <ul className={styles['changes']}>
      {changes.map(({ hazardClass, direction, before, after, reason }) => (
        <li key={hazardClass} data-direction={direction}>
          {hazardClass}: {codesOf(before)} → <b>{codesOf(after)}</b>
          {reason && <span className={styles['paragraph']}>{reason.paragraph}</span>}
        </li>
      ))}
    </ul>
  );
}
