import { Anchor, Badge } from '@mantine/core';
import type { DeskTask } from '@gosds/contract/chemist/tasks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { CardTable } from '../../ui/card-table.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { minuteOf } from '../../ui/minute-of.ts';
import { SortHead, type Sorting } from '../../ui/sort-head.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { languageTitle, nameOfCountry } from '../../words/place-names.ts';
import { useWords } from '../../words/words.ts';
import { deskTasks } from './chemist-calls.ts';
import styles from './chemist-page.module.css';
import { sortedTasks, type TaskKey } from './task-order.ts';
import { TaskState } from './task-state.tsx';

function TaskRow({ task }: { readonly task: DeskTask }) {
  const { chemist: words } = useWords();
  return (
    <tr>
      <th scope="row">
        <Anchor component={Link} to={`/chemist/${task.id}`}>
          {task.productName}
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

type TableProps = { readonly tasks: readonly DeskTask[]; readonly label: string; readonly first: Sorting<TaskKey> };

/** The tasks in the order of a head; a second click on it turns the order round. */
function TaskTable({ tasks, label, first }: TableProps) {
  const { column } = useWords().chemist;
  const [sorting, setSorting] = useState(first);
  const sortBy = (key: TaskKey) => {
    setSorting((before) => ({ key, isDescending: before.key === key && !before.isDescending }));
  };
  const head = (sortKey: TaskKey, text: string) => (
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
      {sortedTasks(tasks, sorting).map((task) => (
        <TaskRow key={task.id} task={task} />
      ))}
    </CardTable>
  );
}

function Tasks({ tasks }: { readonly tasks: readonly DeskTask[] }) {
  const words = useWords().chemist;
  const open = tasks.filter(({ state }) => state !== 'signed');
  const signed = tasks.filter(({ state }) => state === 'signed');
  return (
    <>
      <h2 className={styles['part']}>{words.open}</h2>
      {open.length === 0 ? (
        <p role="status">{words.none}</p>
      ) : (
        <TaskTable tasks={open} label={words.open} first={{ key: 'due', isDescending: false }} />
      )}
      {signed.length > 0 && (
        <>
          <h2 className={styles['part']}>{words.signed}</h2>
          <TaskTable tasks={signed} label={words.signed} first={{ key: 'queued', isDescending: true }} />
        </>
      )}
    </>
  );
}

/** The sheets that wait for a chemist, earliest due date first. */
export function ChemistPage() {
  const words = useWords().chemist;
  usePageTitle(words.pageTitle);
  const { data, error, refetch } = useQuery(deskTasks);
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{words.heading}</h1>
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <PageLoader />}
      {data !== undefined && error === null && <Tasks tasks={data} />}
    </div>
  );
}
