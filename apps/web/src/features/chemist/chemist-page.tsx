import { Anchor, Badge } from '@mantine/core';
import { type DeskPage, deskPageSize, type DeskTask, type TaskSortKey } from '@gosds/contract/chemist/tasks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { CardTable } from '../../ui/card-table.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { minuteOf } from '../../ui/minute-of.ts';
import { SortHead, type Sorting } from '../../ui/sort-head.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { languageTitle, nameOfCountry } from '../../words/place-names.ts';
import { useWords } from '../../words/words.ts';
import { deskTasks } from './chemist-calls.ts';
import styles from './chemist-page.module.css';
import { ForChemists } from './for-chemists.tsx';
import { TaskState } from './task-state.tsx';

function TaskRow({ task }: { readonly task: DeskTask }) {
  const { chemist: words } = useWords();
  return (
    <tr>
      <th scope="row">
        <Anchor component={Link} to={`/chemist/${task.id}`}>
          <bdi>{task.productName}</bdi>
        </Anchor>
      </th>
      <td data-head={words.column.order}>{task.cwOrderId}</td>
      <td data-head={words.column.country}>{nameOfCountry(task.country) ?? task.country}</td>
      <td data-head={words.column.language}>{languageTitle(task.language)}</td>
      <td data-head={words.column.paid}>
        <bdi dir="ltr">{minuteOf(task.queuedAt)}</bdi>
      </td>
      <td data-head={words.column.due}>
        <span className={styles['due']}>
          <bdi dir="ltr">{minuteOf(task.dueAt)}</bdi>
          {task.isLate && (
            <Badge color="red" variant="light">
              {words.late}
            </Badge>
          )}
        </span>
      </td>
      <td data-head={words.column.state}>
        <TaskState task={task} />
      </td>
    </tr>
  );
}

type Sort = Sorting<TaskSortKey>;

type TableProps = { readonly tasks: readonly DeskTask[]; readonly label: string; readonly sorting: Sort };

/** The tasks of one page under heads that sort the list. A second click on a head turns the order round. */
function TaskTable({ tasks, label, sorting, onSort }: TableProps & { readonly onSort: (sorting: Sort) => void }) {
  const { column } = useWords().chemist;
  const sortBy = (key: TaskSortKey) => {
    onSort({ key, isDescending: sorting.key === key && !sorting.isDescending });
  };
  const head = (sortKey: TaskSortKey, text: string) => (
    <SortHead key={sortKey} head={text} sortKey={sortKey} sorting={sorting} onSort={sortBy} />
  );
  return (
    <CardTable
      isOfShorts
      label={label}
      heads={[
        head('product', column.product),
        ...[column.order, column.country, column.language],
        ...[head('queued', column.paid), head('due', column.due), head('state', column.state)],
      ]}
    >
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} />
      ))}
    </CardTable>
  );
}

type ListProps = { readonly list: DeskPage['list']; readonly first: Sort; readonly none: ReactNode };

/** The open or the signed tasks, a page at a time. */
function Tasks({ list, first, none }: ListProps) {
  const words = useWords().chemist;
  const [{ sorting, page }, setShown] = useState({ sorting: first, page: 0 });
  const order = sorting.isDescending ? 'descending' : 'ascending';
  const { data, error, refetch } = useQuery(deskTasks({ list, sort: sorting.key, order, page }));
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  if (data.count === 0) return none;
  const label = words[list];
  return (
    <>
      <h2 className={styles['part']}>{label}</h2>
      <TaskTable
        tasks={data.tasks}
        label={label}
        sorting={sorting}
        onSort={(next) => {
          setShown({ sorting: next, page: 0 });
        }}
      />
      <PageSteps
        label={label}
        page={page}
        pages={Math.max(page + 1, Math.ceil(data.count / deskPageSize))}
        onPage={(next) => {
          setShown({ sorting, page: next });
        }}
      />
    </>
  );
}

/** Text in place of an empty list of open tasks. */
function NoneOpen() {
  const words = useWords().chemist;
  return (
    <>
      <h2 className={styles['part']}>{words.open}</h2>
      <p role="status">{words.none}</p>
    </>
  );
}

/** The sheets that wait for a chemist, earliest due date first, and those that are signed, latest paid first. */
export function ChemistPage() {
  const words = useWords().chemist;
  usePageTitle(words.pageTitle);
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{words.heading}</h1>
      <ForChemists>
        <Tasks list="open" first={{ key: 'due', isDescending: false }} none={<NoneOpen />} />
        <Tasks list="signed" first={{ key: 'queued', isDescending: true }} none={null} />
      </ForChemists>
    </div>
  );
}
