import styles from './ingredient-table.module.css';

type Props = {
  readonly id: string;
  readonly problem?: string | undefined;
  readonly warning?: string | undefined;
};

/** What is found of one cell of the ingredients, below its input. */
export function CellMessage({ id, problem, warning }: Props) {
  const text = problem ?? warning;
  if (text === undefined) return null;
  return (
    <p id={id} className={styles[problem === undefined ? 'warning' : 'problem']}>
      {text}
    </p>
  );
}
