import { Fragment } from 'react';
import { useFirstWords } from '../words/words.ts';
import { keysOf, type ShortcutId } from './shortcuts.ts';
import styles from './shortcut-keys.module.css';

/** The keys of a shortcut, as labelled on the keyboard. */
export function ShortcutKeys({ id }: { readonly id: ShortcutId }) {
  const { key } = useFirstWords().frame;
  return (
    <span className={styles['keys']} dir="ltr">
      {keysOf(id).map((names, way) => (
        <Fragment key={names.join('+')}>
          {way > 0 && <span className={styles['or']}>{key.or}</span>}
          {names.map((name) => (
            <kbd key={name} className={styles['key']}>
              {name}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
