import styles from './logo.module.css';

/** A pictogram's diamond with a tick, for a checked sheet. */
export function Logo() {
  return (
    <span className={styles['logo']}>
      <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
        <rect x="5.4" y="5.4" width="21.2" height="21.2" rx="3" transform="rotate(45 16 16)" fill="var(--accent)" />
        <path
          d="M10.6 16.4l3.7 3.7 7.2-7.6"
          fill="none"
          stroke="#fff"
          strokeWidth="2.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>
        Go<b>SDS</b>
      </span>
    </span>
  );
}
