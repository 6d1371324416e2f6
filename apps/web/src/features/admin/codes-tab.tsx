import { Button } from '@mantine/core';
import { codesPageSize, type PromoCodeQuestion, type PromoCodeRecord } from '@gosds/contract/staff/promo-codes';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/call.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { useWords } from '../../words/words.ts';
import { loadCodes, stopCode } from './admin-calls.ts';
import styles from './admin-page.module.css';
import { CodeDialog } from './code-dialog.tsx';

type RowProps = { readonly code: PromoCodeRecord; readonly onStop: (code: PromoCodeRecord) => void };

function CodeRow({ code: promo, onStop }: RowProps) {
  const { admin, formats } = useWords();
  const { codes: words, codeModule, codeState, users } = admin;
  const { code, type, discount, used, quantity, validUntil, state } = promo;
  return (
    <tr>
      <th scope="row">
        <bdi dir="ltr">{code}</bdi>
      </th>
      <td data-head={words.module}>{codeModule[type]}</td>
      <td data-head={users.discount}>{users.percent(discount)}</td>
      <td data-head={words.used}>{words.usedOf({ used, quantity })}</td>
      <td data-head={users.until}>{validUntil === null ? '–' : formats.day(validUntil)}</td>
      <td data-head={words.state}>{codeState[state]}</td>
      <td>
        {state !== 'stopped' && (
          <Button
            size="xs"
            variant="default"
            aria-label={words.stopNamed(code)}
            onClick={() => {
              onStop(promo);
            }}
          >
            {words.stop}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Asks for confirmation, because a stopped code cannot be reopened. */
function StopDialog({ promo, onClose }: { readonly promo: PromoCodeRecord; readonly onClose: () => void }) {
  const { codes: words, edit } = useWords().admin;
  const queries = useQueryClient();
  const stopping = useMutation({
    mutationFn: stopCode,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['staff'] }),
  });
  return (
    <ConfirmDialog
      title={words.stopNamed(promo.code)}
      yes={words.stop}
      no={edit.no}
      isNoUsual
      isBusy={stopping.isPending}
      onYes={() => {
        stopping.mutate(promo.id, { onSuccess: onClose });
      }}
      onNo={onClose}
    >
      {words.stopText}
      {stopping.error !== null && <FormMessage tone="problem">{messageOf(stopping.error)}</FormMessage>}
    </ConfirmDialog>
  );
}

type FoundProps = { readonly question: PromoCodeQuestion; readonly onPage: (page: number) => void };

function Found({ question, onPage }: FoundProps) {
  const { codes: words, users } = useWords().admin;
  const { column } = useWords().myAccount;
  const [stopped, setStopped] = useState<PromoCodeRecord>();
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'codes', question],
    queryFn: () => loadCodes(question),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  if (data.count === 0)
    return <p role="status">{question.text === '' ? words.none : words.noneFound(question.text)}</p>;
  return (
    <>
      <CardTable
        label={words.table}
        heads={[words.code, words.module, users.discount, words.used, users.until, words.state, column.actions]}
      >
        {data.codes.map((code) => (
          <CodeRow key={code.id} code={code} onStop={setStopped} />
        ))}
      </CardTable>
      <PageSteps
        label={words.table}
        page={question.page}
        pages={Math.ceil(data.count / codesPageSize)}
        onPage={onPage}
      />
      {stopped && (
        <StopDialog
          promo={stopped}
          onClose={() => {
            setStopped(undefined);
          }}
        />
      )}
    </>
  );
}

const all: PromoCodeQuestion = { text: '', check: 'Contains', page: 0 };

/** Promo codes for everyone: make, count and stop them. */
export function CodesTab() {
  const words = useWords().admin.codes;
  const [question, setQuestion] = useState(all);
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<string>();
  const showAll = () => {
    setQuestion(all);
  };
  return (
    <>
      <SearchForm
        label={words.code}
        missing={words.missing}
        onAsk={({ value, check }) => {
          setQuestion({ text: value, check, page: 0 });
        }}
        onAll={question.text === '' ? undefined : showAll}
      />
      <div className={styles['make']}>
        <Button
          onClick={() => {
            setIsMaking(true);
          }}
        >
          {words.make}
        </Button>
        {made !== undefined && <FormMessage tone="success">{words.made(made)}</FormMessage>}
      </div>
      <Found
        question={question}
        onPage={(page) => {
          setQuestion({ ...question, page });
        }}
      />
      {isMaking && (
        <CodeDialog
          onMade={(code) => {
            setMade(code);
            setIsMaking(false);
            showAll();
          }}
          onClose={() => {
            setIsMaking(false);
          }}
        />
      )}
    </>
  );
}
