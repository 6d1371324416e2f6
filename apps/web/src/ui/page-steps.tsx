import { Button } from '@mantine/core';
import { useWords } from '../words/words.ts';
import styles from './page-steps.module.css';

type Props = {
  /** Read out with the buttons, such as `Pages of your orders`. */
  readonly label: string;
  /** The first page is 0. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
};

/** Buttons for the pages of a list; hidden if there is only one page. */
export function PageSteps({ label, page, pages, onPage }: Props) {
  const words = useWords().pages;
  if (pages < 2) return null;
  const step = (by: 1 | -1) => () => {
    onPage(page + by);
  };
  return (
    <nav className={styles['pages']} aria-label={label}>
      <Button variant="default" size="sm" disabled={page === 0} onClick={step(-1)}>
        {words.previous}
      </Button>
      <span role="status">{words.of({ page: page + 1, pages })}</span>
      <Button variant="default" size="sm" disabled={page >= pages - 1} onClick={step(1)}>
        {words.next}
      </Button>
    </nav>
  );
}
