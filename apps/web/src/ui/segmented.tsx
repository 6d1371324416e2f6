import { useId } from 'react';
import styles from './segmented.module.css';

type Props = {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
};

/**
 * A few options side by side, one of them chosen. Each radio button covers its text, so that the focus ring surrounds
 * it.
 */
export function Segmented({ label, options, value, onChoose }: Props) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles['root']}>
      {options.map((option) => (
        <label key={option.value} className={styles['choice']}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => {
              onChoose(option.value);
            }}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
