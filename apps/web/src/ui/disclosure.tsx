import { useId, useState, type ReactNode } from 'react';
import styles from './disclosure.module.css';
import { ChevronRightIcon } from './icons.tsx';

type Props = {
  readonly label: ReactNode;
  /** Read out instead of the label if the label alone does not say what opens. */
  readonly accessibleName?: string;
  /** Places the button at the end of the first line of a two-column grid; the opened part takes both columns. */
  readonly isAtEnd?: boolean;
  readonly children: ReactNode;
};

/** A button that opens a part of the page in place. The part is built when it is first opened. */
export function Disclosure({ label, accessibleName, isAtEnd = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles['disclosure']} data-at-end={isAtEnd || undefined}>
      <button
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={accessibleName}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <span className={styles['chevron']} data-open={isOpen}>
          <ChevronRightIcon size={14} />
        </span>
        {label}
      </button>
      <div id={id} hidden={!isOpen} className={styles['content']}>
        {isOpen && children}
      </div>
    </div>
  );
}
