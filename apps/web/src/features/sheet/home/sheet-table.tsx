import { UnstyledButton } from '@mantine/core';
import { shownDay } from '../../../ui/days.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { countryOf, languageOf, nameOf, reviewDayOf, type SortKey, type Sorting } from './sheet-order.ts';
import { DeletedSheet, OpenPoints, Pictograms, SheetButtons, StateBadge } from './sheet-parts.tsx';
import type { ShownSheet } from './shown-sheet.ts';
import styles from './sheets-page.module.css';

type Column = { readonly head: string; readonly sortKey?: SortKey };

const columns: readonly Column[] = [
  { head: 'Product', sortKey: 'name' },
  { head: 'Pictograms' },
  { head: 'Country', sortKey: 'country' },
  { head: 'Language' },
  { head: 'State', sortKey: 'state' },
  { head: 'What is open', sortKey: 'open' },
  { head: 'Versions' },
  { head: 'Review by', sortKey: 'review' },
  { head: 'Saved', sortKey: 'saved' },
];

function SheetRow({ sheet, isOpen, onOpen, ...actions }: ShownSheet) {
  const review = reviewDayOf(sheet);
  return (
    <tr data-open={isOpen || undefined}>
      <th scope="row">
        <UnstyledButton className={styles['rowName']} onClick={onOpen} title={nameOf(sheet)}>
          {nameOf(sheet)}
        </UnstyledButton>
      </th>
      <td>
        <Pictograms sheet={sheet} size={24} />
      </td>
      <td>{countryOf(sheet)}</td>
      <td>{languageOf(sheet)}</td>
      <td>
        <StateBadge sheet={sheet} />
      </td>
      <td>
        <OpenPoints sheet={sheet} />
      </td>
      <td>{sheet.paidVersions > 0 && sheet.paidVersions}</td>
      <td>{review !== undefined && shownDay(review)}</td>
      <td>{shownDay(sheet.savedAt)}</td>
      <td>
        <SheetButtons sheet={sheet} {...actions} />
      </td>
    </tr>
  );
}

type HeadProps = Column & { readonly sorting: Sorting; readonly onSort: (key: SortKey) => void };

function Head({ head, sortKey, sorting, onSort }: HeadProps) {
  if (sortKey === undefined) return <th scope="col">{head}</th>;
  const isSorted = sorting.key === sortKey;
  const direction = sorting.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'}>
      <UnstyledButton
        className={styles['sort']}
        onClick={() => {
          onSort(sortKey);
        }}
      >
        {head}
        <span aria-hidden="true">{isSorted ? (sorting.isDescending ? ' ↓' : ' ↑') : ''}</span>
      </UnstyledButton>
    </th>
  );
}

type Props = {
  readonly sheets: readonly ShownSheet[];
  readonly sorting: Sorting;
  readonly onSort: (key: SortKey) => void;
};

/** The sheets as a table; its heads sort it. */
export function SheetTable({ sheets, sorting, onSort }: Props) {
  return (
    <ScrollRegion label="Your sheets, as a table" className={styles['tableArea']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.head} {...column} sorting={sorting} onSort={onSort} />
            ))}
            <th scope="col">
              <span className={styles['hidden']}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sheets.map((shown) =>
            shown.isDeleted ? (
              <tr key={shown.sheet.id}>
                <td colSpan={columns.length + 1}>
                  <DeletedSheet sheet={shown.sheet} isBusy={shown.isRestoring} onRestore={shown.onRestore} />
                </td>
              </tr>
            ) : (
              <SheetRow key={shown.sheet.id} {...shown} />
            ),
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
