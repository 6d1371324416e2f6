import { Link } from 'react-router';
import { useWords } from '../../../words/words.ts';
import styles from './watch.module.css';

type Props = { readonly count: number; readonly name: string };

/** Says that a sheet has unread notices of changes, and links to them. */
export function ChangesMark({ count, name }: Props) {
  const { watch: words } = useWords();
  if (count === 0) return null;
  return (
    <Link to="/watch" className={styles['mark']} aria-label={words.markOf({ name, count })}>
      {words.mark(count)}
    </Link>
  );
}
