import type { ReactNode } from 'react';
import styles from './scroll-region.module.css';

type Props = {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A part of the page that scrolls by itself. It takes the focus, so that the arrow keys can scroll it (WCAG 2.1.1). */
export function ScrollRegion({ label, className, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div role="region" aria-label={label} tabIndex={0} className={`${styles['region'] ?? ''} ${className ?? ''}`}>
      {children}
    </div>
  );
}
