import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import styles from './access-frame.module.css';

type Props = {
  readonly pageTitle: string;
  readonly heading: string;
  readonly intro?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** Who opens a screen types at once; where there is nothing to type, the heading is read. */
function useFirstFocus() {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const first =
      card.current?.querySelector<HTMLElement>('input:not([readonly])') ?? card.current?.querySelector('h1');
    first?.focus();
  }, []);
  return card;
}

/** The card that all access screens share, with the about text beside it where there is one. */
export function AccessFrame({ pageTitle, heading, intro, aside, children }: Props) {
  usePageTitle(pageTitle);
  const card = useFirstFocus();
  return (
    <div className={styles['page']} data-with-aside={aside !== undefined}>
      {aside}
      <section ref={card} className={styles['card']} aria-labelledby="access-heading">
        <h1 id="access-heading" tabIndex={-1} className={styles['heading']}>
          {heading}
        </h1>
        {intro !== undefined && <p className={styles['intro']}>{intro}</p>}
        {children}
      </section>
    </div>
  );
}
