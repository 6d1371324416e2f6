import { useId } from 'react';
import { useWords } from '../../words/words.ts';
import styles from './feedback-page.module.css';

const stars = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof stars)[number];

type Props = {
  readonly label: string;
  readonly value: Stars | undefined;
  readonly error: string | undefined;
  readonly onRate: (value: Stars) => void;
};

/** One to five stars: radio buttons that look like stars, so that arrow keys and screen readers work. */
export function StarRating({ label, value, error, onRate }: Props) {
  const words = useWords().feedback;
  const name = useId();
  const errorId = useId();
  return (
    <fieldset className={styles['rating']} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{label}</legend>
      <div className={styles['stars']}>
        {stars.map((count) => (
          <label key={count} className={styles['star']} data-filled={value !== undefined && count <= value}>
            <input
              type="radio"
              name={name}
              value={count}
              checked={value === count}
              aria-label={words.stars(count)}
              onChange={() => {
                onRate(count);
              }}
            />
            <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden>
              <path d="M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z" />
            </svg>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles['error']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
