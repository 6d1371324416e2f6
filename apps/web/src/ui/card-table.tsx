import type { ReactElement, ReactNode } from 'react';
import styles from './card-table.module.css';

type Props = {
  readonly label: string;
  /** The column heads; a sortable one is its own `<th>` with a key. */
  readonly heads: readonly (string | ReactElement)[];
  /** True for columns with long texts: equal widths, and text below its head on a phone. */
  readonly isOfTexts?: boolean;
  /** True if the last column is a text like the others; otherwise it is narrow, such as an edition. */
  readonly isEven?: boolean;
  /** True if the cells hold numbers, dates and place names. A `<td>` with `data-wraps` may hold a longer name. */
  readonly isOfShorts?: boolean;
  /** The rows. Each `<td>` names its head in `data-head`, for the card on a phone. */
  readonly children: ReactNode;
};

/** A table whose rows are cards on a phone. */
export function CardTable({ label, heads, isOfTexts, isEven, isOfShorts, children }: Props) {
  const kinds = [isOfTexts && styles['texts'], isEven && styles['even'], isOfShorts && styles['short']];
  return (
    <table className={[styles['table'], ...kinds].filter(Boolean).join(' ')} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) =>
            typeof head === 'string' ? (
              <th key={head} scope="col">
                {head}
              </th>
            ) : (
              head
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
