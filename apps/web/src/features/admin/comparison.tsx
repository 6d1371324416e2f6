import type { lastComparison, PaymentDifference } from '@gosds/contract/staff/comparison';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { CardTable } from '../../ui/card-table.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useWords } from '../../words/words.ts';
import { loadComparison } from './admin-calls.ts';
import styles from './admin-page.module.css';

function DifferenceRow({ difference }: { readonly difference: PaymentDifference }) {
  const { admin, formats } = useWords();
  const { compare: words, refunds, difference: kinds, method, field } = admin;
  const { cwOrderId, email, paidBy, kind, reference, hereMinor, thereMinor, foundAt } = difference;
  const price = (minor: number | null) => (minor === null ? '–' : formats.price(minor));
  return (
    <tr>
      <th scope="row">{cwOrderId === null ? words.noOrder : refunds.order(cwOrderId)}</th>
      <td data-head={field.Email}>{email ?? '–'}</td>
      <td data-head={words.kind}>
        <div>
          <div>{kinds[kind]}</div>
          <div>
            {method[paidBy]} <bdi dir="ltr">{reference}</bdi>
          </div>
        </div>
      </td>
      <td data-head={words.here}>{price(hereMinor)}</td>
      <td data-head={words.there}>{price(thereMinor)}</td>
      <td data-head={words.found}>{formats.day(foundAt)}</td>
    </tr>
  );
}

type Answer = z.infer<(typeof lastComparison)['response'][200]>;

function Differences({ differences, count }: Pick<Answer, 'differences' | 'count'>) {
  const { compare: words, refunds, field } = useWords().admin;
  if (count === 0) return <p>{words.none}</p>;
  return (
    <>
      {count > differences.length && <p>{words.more({ shown: differences.length, count })}</p>}
      <CardTable
        label={words.table}
        heads={[refunds.orderHead, field.Email, words.kind, words.here, words.there, words.found]}
      >
        {differences.map((difference) => (
          <DifferenceRow
            key={`${difference.cwOrderId ?? ''} ${difference.kind} ${difference.reference}`}
            difference={difference}
          />
        ))}
      </CardTable>
    </>
  );
}

/** Differences between our payments and the providers' records, from the last daily comparison. */
export function Comparison() {
  const { admin, formats } = useWords();
  const { compare: words, method } = admin;
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'comparison'],
    queryFn: loadComparison,
    staleTime: 0,
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  const { last, ...found } = data;
  return (
    <section className={styles['comparison']} aria-labelledby="comparison">
      <h2 id="comparison">{words.heading}</h2>
      {last === null ? (
        <p>{words.never}</p>
      ) : (
        <p>
          {words.last({ day: last.day, payments: last.payments })}
          {!last.isEnded && ` ${words.running}`}
          {last.unanswered > 0 && ` ${words.unanswered(last.unanswered)}`}
          {last.unlisted.length > 0 && ` ${words.unlisted(formats.list(last.unlisted.map((by) => method[by])))}`}
        </p>
      )}
      {last !== null && <Differences {...found} />}
    </section>
  );
}
