import { Link } from 'react-router';
import { useWords } from '../../../words/words.ts';
import styles from './watch.module.css';

type Props = { readonly count: number; readonly name: string };

/** Says that changes touch a sheet of which the notice is not read yet, and leads to it. */
export function ChangesMark({ count, name }: Props) {
  const { watch: words } = useWords();
  if (count === 0) return null;
  return (
    <Link to="/watch" className={styles['mark']} aria-label={words.markOf({ name, count })}>
      {words.mark(count)}
    </Link>
  );
}
