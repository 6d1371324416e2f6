import type { LawChange } from '@gosds/sheet/law-ahead/law-change';
import { useCitation } from '../../../words/use-citation.ts';
import { useWords } from '../../../words/words.ts';
import styles from './coming-law.module.css';

/** A change of law: its content, what it affects, the act, and how certain it is. */
export function LawChangeCard({ change }: { readonly change: LawChange }) {
  const { comingLaw: words, formats } = useWords();
  const cited = useCitation();
  const { id, status, touches, act, until, isToCheck } = change;
  return (
    <div className={styles['change']}>
      <h3>
        {words.title[id]}
        <span className={styles['badge']}>{words.status[status]}</span>
      </h3>
      <p>{words.text[id]}</p>
      {until !== undefined && <p>{words.until(until)}</p>}
      <p className={styles['fine']}>
        {words.touchesLine(formats.list(touches.map((each) => words.touches[each])))} · {words.act(cited(act))}
        {isToCheck && <> · {words.check}</>}
      </p>
    </div>
  );
}
