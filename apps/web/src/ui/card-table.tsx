import type { ReactElement, ReactNode } from 'react';
import styles from './card-table.module.css';

type Props = {
  readonly label: string;
  /** The heads of the columns; one that sorts is a `<th>` of its own, with a key. */
  readonly heads: readonly (string | ReactElement)[];
  /** Columns of long texts: of one width, and below their head on a phone. */
  readonly isOfTexts?: boolean;
  /** The last column is a text like the others; else it is narrow, such as an edition. */
  readonly isEven?: boolean;
  /** Cells hold numbers, days and names of places. */
  readonly isOfShorts?: boolean;
  /** The rows. Each `<td>` says its head by `data-head`, for the card of a phone. */
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
