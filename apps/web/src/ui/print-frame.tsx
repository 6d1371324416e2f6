import styles from './print-frame.module.css';

type Props = {
  /** Name of the frame, for screen readers. */
  readonly title: string;
  readonly src: string;
  readonly onDone: () => void;
};

/** A PDF in an invisible frame, for the browser's print dialog. */
export function PrintFrame({ title, src, onDone }: Props) {
  return (
    <iframe
      className={styles['hidden']}
      title={title}
      aria-hidden="true"
      tabIndex={-1}
      src={src}
      onLoad={({ currentTarget }) => {
        currentTarget.contentWindow?.print();
        window.addEventListener('focus', onDone, { once: true });
      }}
    />
  );
}
