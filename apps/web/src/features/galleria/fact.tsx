import { useWords } from '../../words/words.ts';
import styles from './galleria.module.css';

type Props = {
  readonly name: string;
  readonly values: readonly (string | null)[];
  /** True if the fact takes the whole width. */
  readonly isWide?: boolean;
  /** Text after the values, such as how many more there are. */
  readonly after?: string | undefined;
};

/** The values of one property of a chemical, each once. */
export function Fact({ name, values, isWide = false, after }: Props) {
  const { notAvailable } = useWords().galleria;
  const known = new Set(values.filter((value) => value !== null && value !== ''));
  return (
    <div className={isWide ? styles['wide'] : undefined}>
      <dt>{name}</dt>
      <dd>
        {known.size > 0 ? <bdi>{[...known].join(', ')}</bdi> : notAvailable}
        {after !== undefined && <span className={styles['more']}> {after}</span>}
      </dd>
    </div>
  );
}
