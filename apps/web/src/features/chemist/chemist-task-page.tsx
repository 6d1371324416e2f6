import { Anchor, Button } from '@mantine/core';
import type { DeskTask, OpenedDeskTask } from '@gosds/contract/chemist/tasks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { messageOf } from '../../api/call.ts';
import { FormMessage } from '../../ui/form-message.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { minuteOf } from '../../ui/minute-of.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { languageTitle, nameOfCountry } from '../../words/place-names.ts';
import { useWords } from '../../words/words.ts';
import { deskTask, handBack, take, type TaskAct } from './chemist-calls.ts';
import styles from './chemist-page.module.css';
import { DeskFindings } from './desk-findings.tsx';
import { DeskSheet } from './desk-sheet.tsx';
import { ForChemists } from './for-chemists.tsx';
import { Questions } from './questions.tsx';
import { SignOff } from './sign-off.tsx';
import { TaskState } from './task-state.tsx';

function Facts({ task }: { readonly task: DeskTask }) {
  const { chemist: words } = useWords();
  return (
    <p className={styles['facts']}>
      <span>{words.orderNumber(task.cwOrderId)}</span>
      <span>{nameOfCountry(task.country) ?? task.country}</span>
      <span>{languageTitle(task.language)}</span>
      <span>{words.dueOn(minuteOf(task.dueAt))}</span>
      <TaskState task={task} />
    </p>
  );
}

/** Buttons to take the task or give it back. */
function Turns({ task, onReload }: { readonly task: OpenedDeskTask; readonly onReload: () => void }) {
  const words = useWords().chemist;
  const act = useMutation({
    mutationFn: (act: TaskAct) => (task.state === 'queued' ? take(act) : handBack(act)),
    onSuccess: onReload,
  });
  const isOffered = task.state === 'queued' || task.isMine;
  if (!isOffered) return null;
  return (
    <>
      <div className={styles['buttons']}>
        <Button
          variant={task.isMine ? 'default' : 'filled'}
          loading={act.isPending}
          onClick={() => {
            act.mutate({ id: task.id, version: task.version });
          }}
        >
          {task.isMine ? words.handBack : words.take}
        </Button>
      </div>
      {act.error !== null && <LoadFailure error={act.error} onRetry={onReload} />}
    </>
  );
}

function OpenedTask({ task, onReload }: { readonly task: OpenedDeskTask; readonly onReload: () => void }) {
  return (
    <>
      <h1 className={styles['heading']}>
        <bdi>{task.productName}</bdi>
      </h1>
      <Facts task={task} />
      <Turns task={task} onReload={onReload} />
      <Questions task={task} onReload={onReload} />
      <DeskFindings task={task} />
      <DeskSheet task={task} />
      {task.isMine && <SignOff task={task} onReload={onReload} />}
    </>
  );
}

function LoadedTask({ id }: { readonly id: string }) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(deskTask(id));
  const reload = () => void queries.invalidateQueries({ queryKey: ['chemist'] });
  return (
    <>
      {data === undefined && error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <PageLoader />}
      {data !== undefined && error !== null && <FormMessage tone="problem">{messageOf(error)}</FormMessage>}
      {data !== undefined && <OpenedTask task={data} onReload={reload} />}
    </>
  );
}

/** One sheet: the engine's proposal, the chemist's edits, and the signature. */
export function ChemistTaskPage() {
  const words = useWords().chemist;
  usePageTitle(words.pageTitle);
  const { id = '' } = useParams();
  return (
    <div className={styles['page']}>
      <p>
        <Anchor component={Link} to="/chemist">
          {words.back}
        </Anchor>
      </p>
      <ForChemists>
        <LoadedTask id={id} />
      </ForChemists>
    </div>
  );
}
