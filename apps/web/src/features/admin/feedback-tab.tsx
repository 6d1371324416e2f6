import { type FeedbackEntry, feedbackPageSize, ratingNames } from '@gosds/contract/staff/feedback-summary';
import { useQuery } from '@tanstack/react-query';
import { CardTable } from '../../ui/card-table.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { useWords } from '../../words/words.ts';
import { loadFeedback, loadFeedbackSummary } from './admin-calls.ts';
import styles from './admin-page.module.css';
import { logTime } from './log-time.ts';
import { meanOf } from './mean.ts';
import { PagedLog } from './paged-log.tsx';

/** Each question with its mean, and how often it got each number of stars. */
function Summary() {
  const { admin, feedback, formats } = useWords();
  const words = admin.feedback;
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'feedback-summary'],
    queryFn: loadFeedbackSummary,
    staleTime: 0,
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  const heads = [1, 2, 3, 4, 5].map((count) => feedback.stars(count));
  return (
    <CardTable label={words.summary} heads={[words.question, words.mean, ...heads]}>
      {ratingNames.map((name) => {
        const mean = meanOf(data[name]);
        return (
          <tr key={name}>
            <th scope="row">{feedback.question[name]}</th>
            <td data-head={words.mean}>{mean === undefined ? '–' : formats.number(mean)}</td>
            {data[name].map((count, index) => (
              <td key={heads[index]} data-head={heads[index]}>
                {formats.number(count)}
              </td>
            ))}
          </tr>
        );
      })}
    </CardTable>
  );
}

function EntryRow({ entry }: { readonly entry: FeedbackEntry }) {
  const { admin, feedback, formats } = useWords();
  return (
    <tr>
      <th scope="row">
        <bdi dir="ltr">{logTime(entry.at)}</bdi>
      </th>
      <td data-head={admin.field.Email}>{entry.user}</td>
      {ratingNames.map((name) => (
        <td key={name} data-head={feedback.question[name]}>
          {formats.number(entry[name])}
        </td>
      ))}
      <td data-head={feedback.comment.label} dir="auto">
        {entry.comment === '' ? '–' : entry.comment}
      </td>
    </tr>
  );
}

/** What customers think of the service: the means, then each answer, newest first. */
export function FeedbackTab() {
  const { admin, feedback } = useWords();
  const words = admin.feedback;
  return (
    <>
      <Summary />
      <div className={styles['part']}>
        <PagedLog
          name="feedback"
          label={words.table}
          heads={[
            words.at,
            admin.field.Email,
            ...ratingNames.map((name) => feedback.question[name]),
            feedback.comment.label,
          ]}
          none={words.none}
          pageSize={feedbackPageSize}
          load={loadFeedback}
          row={(entry) => <EntryRow key={entry.userId} entry={entry} />}
        />
      </div>
    </>
  );
}
