import { Button, Loader, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ListedSheet } from '@gosds/contract/drafts/list-drafts';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import type { Sorting } from '../../../ui/sort-head.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { openedDraftId } from '../state/opened-draft.ts';
import { EmptyHome } from './empty-home.tsx';
import { MoreWays } from './more-ways.tsx';
import { SheetCards } from './sheet-cards.tsx';
import { lastSavedFirst, shownSheets, sortKeys, type SortKey } from './sheet-order.ts';
import { SheetTable } from './sheet-table.tsx';
import styles from './sheets-page.module.css';
import { useShownSheets } from './use-shown-sheets.ts';
import { useHomeView, views } from './use-home-view.ts';
import { type SheetActions, useSheetActions, useSheets } from './use-sheets.ts';
import { useWords } from '../../../words/words.ts';

/** The default order of a column: newest and most first, names from A. */
const usualSorting = (key: SortKey): Sorting<SortKey> => ({ key, isDescending: key === 'saved' || key === 'open' });

/** Number of cards drawn at first; a button draws more. The page thus opens fast, however many sheets there are. */
const atOnce = 48;

/** Shown in place of the list if the search finds no sheet. */
function NothingFound({ onClear }: { readonly onClear: () => void }) {
  const { search } = useWords().home;
  return (
    <div className={styles['none']}>
      <p>{search.none}</p>
      <Button variant="default" onClick={onClear}>
        {search.all}
      </Button>
    </div>
  );
}

type ListProps = { readonly sheets: readonly ListedSheet[]; readonly actions: SheetActions };

function SheetList({ sheets, actions }: ListProps) {
  const words = useWords().home;
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState(lastSavedFirst);
  const [limit, setLimit] = useState(atOnce);
  const [view, setView] = useHomeView();
  const isPhone = useMediaQuery('(max-width: 720px)', false, { getInitialValueInEffect: false });
  const found = useMemo(() => shownSheets(sheets, { search, sorting }), [sheets, search, sorting]);
  const shown = useShownSheets(found.slice(0, limit), { actions, openId: openedDraftId() });
  const searchBox = useRef<HTMLInputElement>(null);
  const clear = () => {
    setSearch('');
    searchBox.current?.focus();
  };
  const sortBy = (key: SortKey) => {
    setSorting((before) => (before.key === key ? { key, isDescending: !before.isDescending } : usualSorting(key)));
  };
  return (
    <>
      <div className={styles['tools']} role="search">
        <TextInput
          ref={searchBox}
          className={styles['search'] ?? ''}
          label={words.search.label}
          placeholder={words.search.placeholder}
          type="search"
          value={search}
          onChange={({ currentTarget }) => {
            setSearch(currentTarget.value);
            setLimit(atOnce);
          }}
        />
        <NativeSelect
          isAlwaysChosen
          id="sheets.sort"
          label={words.sort.label}
          value={sorting.key}
          options={sortKeys.map((key) => ({ value: key, label: words.sort[key] }))}
          onSelect={(chosen) => {
            setSorting(usualSorting(sortKeys.find((key) => key === chosen) ?? 'saved'));
          }}
        />
        {!isPhone && (
          <div className={styles['views']} role="group" aria-label={words.view.label}>
            {views.map((id) => (
              <Button
                key={id}
                size="sm"
                variant={view === id ? 'light' : 'subtle'}
                aria-pressed={view === id}
                onClick={() => {
                  setView(id);
                }}
              >
                {words.view[id]}
              </Button>
            ))}
          </div>
        )}
      </div>
      <p className={styles['count']} role="status">
        {search.trim() === '' ? '' : words.search.count({ found: found.length, all: sheets.length })}
      </p>
      {found.length === 0 && <NothingFound onClear={clear} />}
      {found.length > 0 &&
        (view === 'table' && !isPhone ? (
          <SheetTable sheets={shown} sorting={sorting} onSort={sortBy} />
        ) : (
          <SheetCards sheets={shown} />
        ))}
      {found.length > limit && (
        <Button
          variant="default"
          className={styles['more'] ?? ''}
          onClick={() => {
            setLimit(limit + atOnce);
          }}
        >
          {words.more({ next: Math.min(atOnce, found.length - limit), all: found.length })}
        </Button>
      )}
    </>
  );
}

function Content({ actions }: { readonly actions: SheetActions }) {
  const { data, error, refetch } = useSheets();
  const words = useWords();
  const begin = () => {
    actions.begin.mutate();
  };
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loader className={styles['loader'] ?? ''} aria-label={words.frame.loading} />;
  if (data.length === 0)
    return (
      <EmptyHome isBusy={actions.begin.isPending} onBegin={begin} more={<MoreWays sheets={data} actions={actions} />} />
    );
  return (
    <>
      <div className={styles['new']}>
        <MoreWays sheets={data} actions={actions} />
        <Button leftSection={<PlusIcon size={16} />} loading={actions.begin.isPending} onClick={begin}>
          {words.home.new}
        </Button>
      </div>
      <SheetList sheets={data} actions={actions} />
    </>
  );
}

/** All sheets of the account. */
export function SheetsPage() {
  const { home: words, comingLaw, watch } = useWords();
  usePageTitle(words.pageTitle);
  const actions = useSheetActions();
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1 className={styles['heading']}>{words.heading}</h1>
        <div className={styles['links']}>
          <Link className={styles['link']} to="/company-profile">
            {words.company}
          </Link>
          <Link className={styles['link']} to="/coming-law">
            {comingLaw.link}
          </Link>
          <Link className={styles['link']} to="/watch">
            {watch.link}
          </Link>
        </div>
      </div>
      <Content actions={actions} />
    </div>
  );
}
