import { UnstyledButton } from '@mantine/core';
import { shownDay } from '../../../ui/days.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { SortHead, type Sorting } from '../../../ui/sort-head.tsx';
import { countryOf, languageOf, nameOf, reviewDayOf, type SortKey } from './sheet-order.ts';
import { ChangesMark } from '../watch/changes-mark.tsx';
import { DeletedSheet, OpenPoints, Pictograms, SheetButtons, StateBadge, TeamMark } from './sheet-parts.tsx';
import type { ShownSheet } from './shown-sheet.ts';
import type { Words } from '@gosds/phrases/generated/interface/words';
import { useWords } from '../../../words/words.ts';
import styles from './sheets-page.module.css';

type Column = { readonly id: keyof Words['home']['column']; readonly sortKey?: SortKey };

const columns: readonly Column[] = [
  { id: 'product', sortKey: 'name' },
  { id: 'pictograms' },
  { id: 'country', sortKey: 'country' },
  { id: 'language' },
  { id: 'state', sortKey: 'state' },
  { id: 'open', sortKey: 'open' },
  { id: 'versions' },
  { id: 'review', sortKey: 'review' },
  { id: 'saved', sortKey: 'saved' },
];

function SheetRow({ sheet, isOpen, onOpen, ...actions }: ShownSheet) {
  const review = reviewDayOf(sheet);
  return (
    <tr data-open={isOpen || undefined}>
      <th scope="row">
        <UnstyledButton className={styles['rowName']} onClick={onOpen} title={nameOf(sheet)}>
          <bdi>{nameOf(sheet)}</bdi>
        </UnstyledButton>
      </th>
      <td>
        <Pictograms sheet={sheet} size={24} />
      </td>
      <td>{countryOf(sheet)}</td>
      <td>{languageOf(sheet)}</td>
      <td>
        <StateBadge sheet={sheet} /> <TeamMark sheet={sheet} />{' '}
        <ChangesMark count={sheet.unreadChanges} name={nameOf(sheet)} />
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

type HeadProps = Column & { readonly sorting: Sorting<SortKey>; readonly onSort: (key: SortKey) => void };

function Head({ id, sortKey, ...sort }: HeadProps) {
  const head = useWords().home.column[id];
  return sortKey === undefined ? <th scope="col">{head}</th> : <SortHead head={head} sortKey={sortKey} {...sort} />;
}

type Props = {
  readonly sheets: readonly ShownSheet[];
  readonly sorting: Sorting<SortKey>;
  readonly onSort: (key: SortKey) => void;
};

/** The sheets as a table that can be sorted by its heads. */
export function SheetTable({ sheets, sorting, onSort }: Props) {
  const words = useWords().home;
  return (
    <ScrollRegion label={words.table} className={styles['tableArea']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.id} {...column} sorting={sorting} onSort={onSort} />
            ))}
            <th scope="col">
              <span className={styles['hidden']}>{words.column.actions}</span>
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
