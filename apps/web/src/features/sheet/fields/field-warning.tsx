import { AlertIcon } from '../../../ui/icons.tsx';
import styles from './draft-field.module.css';

/** A warning beside an input: odd or incomplete, but it may stay. */
export function FieldWarning({ children }: { readonly children: string }) {
  return (
    <span className={styles['warning']}>
      <AlertIcon size={14} />
      {children}
    </span>
  );
}
