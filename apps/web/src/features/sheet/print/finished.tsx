import { Anchor, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CheckIcon } from '../../../ui/icons.tsx';
import { useFocusOnArrival } from '../../../ui/use-focus-on-arrival.ts';
import { sentence } from '../../../words/sentence.ts';
import { useWords } from '../../../words/words.ts';
import styles from './print-step.module.css';

type Props = { readonly onNewSheet: () => void; readonly onBack: () => void };

/** The end of the wizard, with a button that starts a new sheet. */
export function Finished({ onNewSheet, onBack }: Props) {
  const { frame, print } = useWords();
  const heading = useFocusOnArrival<HTMLHeadingElement>('always');
  return (
    <div className={styles['finished']} role="status">
      <span className={styles['tick']}>
        <CheckIcon size={28} />
      </span>
      <h2 ref={heading} id="step-heading" tabIndex={-1}>
        {print.finished.heading}
      </h2>
      <p>
        {sentence(
          print.finished.kept<ReactNode>({
            link: (text) => (
              <Anchor component={Link} underline="always" to="/my-account">
                {text}
              </Anchor>
            ),
          }),
        )}
      </p>
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onBack}>
          {frame.back}
        </Button>
        <Button onClick={onNewSheet}>{print.finished.newSheet}</Button>
      </div>
      <Anchor component={Link} to="/feed-back">
        {print.finished.feedback}
      </Anchor>
    </div>
  );
}
