import styles from './ingredient-table.module.css';

type Props = {
  readonly id: string;
  readonly problem?: string | undefined;
  readonly warning?: string | undefined;
};

/** The finding of one ingredient cell, below its input. */
export function CellMessage({ id, problem, warning }: Props) {
  const text = problem ?? warning;
  if (text === undefined) return null;
  return (
    <p id={id} className={styles[problem === undefined ? 'warning' : 'problem']}>
      {text}
    </p>
  );
}
