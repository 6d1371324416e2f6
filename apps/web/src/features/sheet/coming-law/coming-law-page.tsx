import { Loader } from '@mantine/core';
import type { ListedSheet } from '@gosds/contract/drafts/list-drafts';
import { lawChanges, lawChangesFor } from '@gosds/sheet/law-ahead/law-calendar';
import type { LawChange } from '@gosds/sheet/law-ahead/law-change';
import { messageOf } from '../../../api/call.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { useWords } from '../../../words/words.ts';
import { countryOf, nameOf } from '../home/sheet-order.ts';
import { useSheets } from '../home/use-sheets.ts';
import { today } from '../state/today.ts';
import { comingDays, type ComingDay, yearBefore } from './coming-days.ts';
import styles from './coming-law.module.css';
import { LawChangeCard } from './law-change-card.tsx';
import { SheetStep, useWhatChanges } from './sheet-step.tsx';
import { type LawAheadOfSheets, useLawAhead } from './use-law-ahead.ts';

/** True if a change affects one of the sheets; always true if there are no sheets. */
const touchesSheets = (change: LawChange, sheets: readonly { readonly country: string }[]): boolean =>
  sheets.length === 0 || sheets.some(({ country }) => country !== '' && lawChangesFor(country).includes(change));

function Day({ day: { day, changes, changed, same, notCompared } }: { readonly day: ComingDay<ListedSheet> }) {
  const { comingLaw: words, formats } = useWords();
  const whatChanges = useWhatChanges();
  return (
    <li className={styles['day']} data-changes={changed.length > 0}>
      <p className={styles['date']}>{formats.longDay(day)}</p>
      {changes.length === 0 && <h3>{words.ofData}</h3>}
      {changes.map((change) => (
        <LawChangeCard key={change.id} change={change} />
      ))}
      {changed.length > 0 && (
        <ul className={styles['sheets']}>
          {changed.map(({ sheet, step }) => (
            <li key={sheet.id}>
              {words.changed({ name: nameOf(sheet), country: countryOf(sheet), what: whatChanges(step) })}
              <SheetStep name={nameOf(sheet)} step={step} />
            </li>
          ))}
        </ul>
      )}
      {same > 0 && <p className={styles['verdict']}>{words.same(same)}</p>}
      {notCompared > 0 && <p className={styles['verdict']}>{words.notCompared(notCompared)}</p>}
    </li>
  );
}

type OfLawProps = { readonly heading: string; readonly changes: readonly LawChange[] };

/** Changes that are shown without a comparison. */
function OtherChanges({ heading, changes }: OfLawProps) {
  const { formats } = useWords();
  if (changes.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <ul className={styles['days']}>
        {changes.map((change) => (
          <li key={change.id} className={styles['day']}>
            {change.date !== undefined && <p className={styles['date']}>{formats.longDay(change.date)}</p>}
            <LawChangeCard change={change} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Progress({ ahead: { waiting, failed } }: { readonly ahead: LawAheadOfSheets }) {
  const { comingLaw: words } = useWords();
  return (
    <>
      <p className={styles['pending']} role="status">
        {waiting > 0 && (
          <>
            <Loader size="xs" aria-hidden="true" />
            {words.working(waiting)}
          </>
        )}
      </p>
      {failed.map(({ sheet, error }) => (
        <FormMessage key={sheet.id} tone="warning">
          {words.failed({ name: nameOf(sheet), reason: messageOf(error) })}
        </FormMessage>
      ))}
    </>
  );
}

function Calendar({ sheets }: { readonly sheets: readonly ListedSheet[] }) {
  const { comingLaw: words } = useWords();
  const ahead = useLawAhead(sheets);
  const now = ahead.today ?? today();
  const changes = lawChanges.filter((change) => touchesSheets(change, sheets));
  const recent = changes.filter(({ status, date = '' }) => status === 'in-force' && date >= yearBefore(now));
  return (
    <>
      {sheets.length === 0 && <p className={styles['intro']}>{words.noSheets}</p>}
      <Progress ahead={ahead} />
      <h2>{words.upcoming}</h2>
      <ul className={styles['days']}>
        {comingDays(ahead.compared, { changes, today: now }).map((day) => (
          <Day key={day.day} day={day} />
        ))}
      </ul>
      <OtherChanges heading={words.open} changes={changes.filter(({ date }) => date === undefined)} />
      <Disclosure label={words.past}>
        <OtherChanges heading={words.past} changes={recent.toReversed()} />
      </Disclosure>
    </>
  );
}

/** Each coming change of law, and its effect on every sheet of the account. */
export function ComingLawPage() {
  const { comingLaw: words, frame } = useWords();
  usePageTitle(words.pageTitle);
  const { data, error, refetch } = useSheets();
  return (
    <div className={styles['page']}>
      <h1>{words.heading}</h1>
      <p className={styles['intro']}>{words.intro}</p>
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Loader mt="md" aria-label={frame.loading} />}
      {data !== undefined && <Calendar sheets={data} />}
    </div>
  );
}
