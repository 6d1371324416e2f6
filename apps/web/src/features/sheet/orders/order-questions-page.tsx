import { Anchor, Button, Textarea } from '@mantine/core';
import type { BuyerQuestions } from '@gosds/contract/chemist/buyer-questions';
import { editLength } from '@gosds/contract/chemist/tasks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { Link, useParams } from 'react-router';
import { FormMessage } from '../../../ui/form-message.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { useWords } from '../../../words/words.ts';
import styles from './my-account-page.module.css';
import { answer, loadQuestions } from './order-calls.ts';

const keyOf = (orderId: string) => ['order-questions', orderId];

function AnswerForm({ orderId }: { readonly orderId: string }) {
  const { question: words } = useWords().myAccount;
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const sending = useMutation({
    mutationFn: () => answer(orderId, text),
    onSuccess: (next) => {
      queries.setQueryData(keyOf(orderId), next);
    },
  });
  const isMissing = text.trim() === '';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isMissing) sending.mutate();
  };
  const reload = () => void queries.invalidateQueries({ queryKey: keyOf(orderId) });
  return (
    <form onSubmit={submit} noValidate className={styles['answer']}>
      <Textarea
        label={words.label}
        autosize
        minRows={3}
        maxLength={editLength.question}
        value={text}
        error={isChecked && isMissing && words.missing}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
        }}
      />
      {sending.error !== null && <LoadFailure error={sending.error} onRetry={reload} />}
      <div>
        <Button type="submit" loading={sending.isPending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}

function Asked({ asked, orderId }: { readonly asked: BuyerQuestions; readonly orderId: string }) {
  const { question: words } = useWords().myAccount;
  const { questions, isOpen, productName, cwOrderId } = asked;
  return (
    <>
      <p>{words.about({ product: productName, order: cwOrderId })}</p>
      {questions.length === 0 && <p role="status">{words.none}</p>}
      {questions.map(({ text, askedAt, answer: given }) => (
        <section key={askedAt} className={styles['asked']} dir="auto">
          <p>
            <strong>{text}</strong>
          </p>
          {given !== null && <p>{words.answered(given)}</p>}
        </section>
      ))}
      {isOpen ? (
        <AnswerForm orderId={orderId} />
      ) : (
        questions.length > 0 && <FormMessage tone="success">{words.thanks}</FormMessage>
      )}
    </>
  );
}

/** The chemist's questions to the buyer of an order. A mail or My Account links here. */
export function OrderQuestionsPage() {
  const words = useWords().myAccount;
  const { orderId = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(orderId),
    queryFn: () => loadQuestions(orderId),
    staleTime: 0,
  });
  return (
    <ListPage title={words.pageTitle} heading={words.question.heading}>
      <p>
        <Anchor component={Link} to="/my-account">
          {words.heading}
        </Anchor>
      </p>
      {data === undefined && error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <PageLoader />}
      {data !== undefined && <Asked asked={data} orderId={orderId} />}
    </ListPage>
  );
}
