import { Button, Textarea } from '@mantine/core';
import { commentLength } from '@gosds/contract/accounts/feedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { FormMessage } from '../../ui/form-message.tsx';
import { useWords } from '../../words/words.ts';
import { givenFeedback, sendFeedback } from './feedback-calls.ts';
import styles from './feedback-page.module.css';
import { StarRating, type Stars } from './star-rating.tsx';

const ratingNames = ['raiting1', 'raiting2', 'raiting3'] as const;
type Ratings = Partial<Record<(typeof ratingNames)[number], Stars>>;

/** The answers in the form of the call; undefined while one is missing. */
function completed({ raiting1, raiting2, raiting3 }: Ratings, comment: string) {
  return raiting1 && raiting2 && raiting3 ? { raiting1, raiting2, raiting3, comment } : undefined;
}

function useSending() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: sendFeedback,
    onSuccess: (state) => {
      queries.setQueryData(givenFeedback.queryKey, state);
    },
  });
}

/** Three ratings and a comment. A missing answer is reported beside its question. */
export function FeedbackForm() {
  const { feedback: words, frame } = useWords();
  const [ratings, setRatings] = useState<Ratings>({});
  const [comment, setComment] = useState(words.comment.usual);
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const send = useSending();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const feedback = completed(ratings, comment);
    if (feedback) send.mutate(feedback);
    else {
      const first = ratingNames.findIndex((each) => ratings[each] === undefined);
      form.current?.querySelectorAll('fieldset')[first]?.querySelector('input')?.focus();
    }
  };
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      {ratingNames.map((each) => (
        <StarRating
          key={each}
          label={words.question[each]}
          value={ratings[each]}
          error={isChecked && ratings[each] === undefined ? words.missing : undefined}
          onRate={(value) => {
            setRatings((before) => ({ ...before, [each]: value }));
          }}
        />
      ))}
      <Textarea
        label={words.comment.label}
        autosize
        minRows={3}
        maxLength={commentLength}
        value={comment}
        onChange={({ currentTarget }) => {
          setComment(currentTarget.value);
        }}
      />
      {send.error !== null && <FormMessage tone="problem">{frame.failed}</FormMessage>}
      <div>
        <Button type="submit" loading={send.isPending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
