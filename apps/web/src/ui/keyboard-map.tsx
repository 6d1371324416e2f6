import { Dialog } from './dialog.tsx';
import { ShortcutKeys } from './shortcut-keys.tsx';
import { keyboardMap } from './shortcuts.ts';
import styles from './keyboard-map.module.css';

/** Every key that the page knows, from the list that binds them. */
export function KeyboardMap({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose} size="lg">
      <div className={styles['map']}>
        {keyboardMap.map(({ heading, shortcuts }) => (
          <section key={heading}>
            <h3 className={styles['heading']}>{heading}</h3>
            <dl className={styles['list']}>
              {shortcuts.map(({ id, label }) => (
                <div key={id} className={styles['line']}>
                  <dt>{label}</dt>
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
