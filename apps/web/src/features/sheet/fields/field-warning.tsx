import { AlertIcon } from '../../../ui/icons.tsx';
import styles from './draft-field.module.css';

/** A warning below an input: the value is odd or incomplete, but allowed. */
export function FieldWarning({ children }: { readonly children: string }) {
  return (
    <span className={styles['warning']}>
      <AlertIcon size={14} />
      {children}
    </span>
  );
}
