import { Dialog } from './dialog.tsx';
import { ShortcutKeys } from './shortcut-keys.tsx';
import { useWords } from '../words/words.ts';
import { keyboardMap } from './shortcuts.ts';
import styles from './keyboard-map.module.css';

/** All shortcuts of the page, from the list that binds them. */
export function KeyboardMap({ onClose }: { readonly onClose: () => void }) {
  const { palette } = useWords();
  return (
    <Dialog title={palette.keysTitle} onClose={onClose} size="lg">
      <div className={styles['map']}>
        {keyboardMap.map(({ where, ids }) => (
          <section key={where}>
            <h3 className={styles['heading']}>{palette.where[where]}</h3>
            <dl className={styles['list']}>
              {ids.map((id) => (
                <div key={id} className={styles['line']}>
                  <dt>{palette.shortcut[id]}</dt>
                  <dd>
                    <ShortcutKeys id={id} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
