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

/** Puts the focus into the first empty input; without an input, on the heading, so that it is read out. */
function useFirstFocus() {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const inputs = [...(card.current?.querySelectorAll<HTMLInputElement>('input:not([readonly])') ?? [])];
    const first = inputs.find(({ value }) => value === '') ?? inputs[0] ?? card.current?.querySelector('h1');
    first?.focus();
  }, []);
  return card;
}

/** The card that all access screens share. The about text, if any, stands beside it. */
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
