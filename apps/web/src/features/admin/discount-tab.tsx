import { Button } from '@mantine/core';
import { staffPageSize, type UserFilter } from '@gosds/contract/staff/edit-users';
import { userFlags } from '@gosds/contract/staff/staff-rights';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CardTable } from '../../ui/card-table.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { useWords } from '../../words/words.ts';
import { type ListedUser, loadUsers } from './admin-calls.ts';
import styles from './admin-page.module.css';
import { EraseDialog } from './erase-dialog.tsx';
import { UserDialog } from './user-dialog.tsx';

/** Discount and free reports of the search module. */
function ReportCells({ user: { GoGALDiscount, GoGALDiscountUpTo, promos } }: { readonly user: ListedUser }) {
  const { admin, formats } = useWords();
  const { users: words } = admin;
  return (
    <>
      <td data-head={words.reportDiscount}>
        {words.percent(GoGALDiscount)}
        {GoGALDiscountUpTo !== null && (
          <span className={styles['upTo']}>{words.reportUntil(formats.day(GoGALDiscountUpTo))}</span>
        )}
      </td>
      <td data-head={words.reportsLeft}>{formats.number(promos.GoGAL?.leftQuantity ?? 0)}</td>
      <td data-head={words.reportsUsed}>{formats.number(promos.GoGAL?.usedQuantity ?? 0)}</td>
    </>
  );
}

type RowProps = { readonly user: ListedUser; readonly onEdit: (user: ListedUser) => void };

function UserRow({ user, onEdit }: RowProps) {
  const { admin, formats } = useWords();
  const { users: words, flag } = admin;
  const { email, GoSDSDiscount, GoSDSDiscountUpTo: until } = user;
  const sheets = user.promos.GoSDS;
  const rights = userFlags.filter((name) => user.flags[name]).map((name) => flag[name]);
  return (
    <tr>
      <th scope="row">
        <bdi>{email}</bdi>
      </th>
      <td data-head={words.name}>
        <bdi>{user.name}</bdi>
      </td>
      <td data-head={words.discount}>{words.percent(GoSDSDiscount)}</td>
      <td data-head={words.until}>{until === null ? '–' : formats.day(until)}</td>
      <td data-head={words.left}>{formats.number(sheets?.leftQuantity ?? 0)}</td>
      <td data-head={words.used}>{formats.number(sheets?.usedQuantity ?? 0)}</td>
      <ReportCells user={user} />
      <td data-head={words.rights} className={styles['rightsCell']}>
        {rights.length === 0 ? '–' : formats.list(rights)}
      </td>
      <td>
        <Button
          size="xs"
          variant="default"
          aria-label={words.editNamed(email)}
          onClick={() => {
            onEdit(user);
          }}
        >
          {words.edit}
        </Button>
      </td>
    </tr>
  );
}

type Props = { readonly ownEmail: string; readonly isAdmin: boolean };
type FoundProps = Props & { readonly filter: UserFilter; readonly onPage: (page: number) => void };

function Found({ filter, onPage, ...staff }: FoundProps) {
  const { admin, myAccount } = useWords();
  const { users: words, field } = admin;
  const [edited, setEdited] = useState<ListedUser>();
  const [erased, setErased] = useState<ListedUser>();
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'users', filter],
    queryFn: () => loadUsers(filter),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  if (data.count === 0) return <p role="status">{words.none(filter.text)}</p>;
  const { name, discount, until, left, used, rights } = words;
  const ofReports = [words.reportDiscount, words.reportsLeft, words.reportsUsed];
  return (
    <>
      <CardTable
        label={words.table}
        heads={[field.Email, name, discount, until, left, used, ...ofReports, rights, myAccount.column.actions]}
      >
        {data.users.map((user) => (
          <UserRow key={user._id} user={user} onEdit={setEdited} />
        ))}
      </CardTable>
      <PageSteps
        label={words.table}
        page={filter.offset / staffPageSize}
        pages={Math.ceil(data.count / staffPageSize)}
        onPage={onPage}
      />
      {edited && (
        <UserDialog
          {...staff}
          user={edited}
          onClose={() => {
            setEdited(undefined);
          }}
          onErase={() => {
            setEdited(undefined);
            setErased(edited);
          }}
        />
      )}
      {erased && (
        <EraseDialog
          user={erased}
          onClose={() => {
            setErased(undefined);
          }}
        />
      )}
    </>
  );
}

const everybody: UserFilter = { text: '', offset: 0, check: 'Contains' };

/** Users with their discounts, free sheets and free reports; administrators also see their rights. */
export function DiscountTab(staff: Props) {
  const words = useWords().admin;
  const [filter, setFilter] = useState(everybody);
  return (
    <>
      <SearchForm
        label={words.field.Email}
        missing={words.users.missing}
        onAsk={({ value, check }) => {
          setFilter({ text: value, check, offset: 0 });
        }}
        onAll={() => {
          setFilter(everybody);
        }}
      />
      <Found
        {...staff}
        filter={filter}
        onPage={(page) => {
          setFilter({ ...filter, offset: page * staffPageSize });
        }}
      />
    </>
  );
}
