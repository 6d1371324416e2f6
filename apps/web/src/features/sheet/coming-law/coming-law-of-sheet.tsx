import { Loader } from '@mantine/core';
import { lawChangesFor } from '@gosds/sheet/law-ahead/law-calendar';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useShallow } from 'zustand/react/shallow';
import { messageOf } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useWords } from '../../../words/words.ts';
import { useDraftState } from '../state/wizard-context.ts';
import { comingDays, type ComingDay } from './coming-days.ts';
import styles from './coming-law.module.css';
import { LawChangeCard } from './law-change-card.tsx';
import { SheetStep, useWhatChanges } from './sheet-step.tsx';
import { lawAheadQuery } from './use-law-ahead.ts';

type OneSheet = { readonly name: string };

function Day({ day: { day, changes, changed, notCompared } }: { readonly day: ComingDay<OneSheet> }) {
  const { comingLaw: words, formats } = useWords();
  const whatChanges = useWhatChanges();
  const [only] = changed;
  return (
    <li className={styles['day']} data-changes={only !== undefined}>
      <p className={styles['date']}>{formats.longDay(day)}</p>
      {changes.length === 0 && <h3>{words.ofData}</h3>}
      {changes.map((change) => (
        <LawChangeCard key={change.id} change={change} />
      ))}
      {only === undefined ? (
        <p className={styles['verdict']}>{notCompared > 0 ? words.oneNotCompared : words.oneSame}</p>
      ) : (
        <>
          <p className={styles['verdict']}>{whatChanges(only.step)}</p>
          <SheetStep name={only.sheet.name} step={only.step} />
        </>
      )}
    </li>
  );
}

/** The open sheet, as saved, under the law of each coming day. */
export function ComingLawOfSheet() {
  const { comingLaw: words } = useWords();
  const { id, version, description } = useDraftState(
    useShallow(({ id: of, version: saved, draft }) => ({ id: of, version: saved, description: draft.description })),
  );
  const { data, error } = useQuery({ ...lawAheadQuery({ id, version }), placeholderData: keepPreviousData });
  if (error !== null) return <FormMessage tone="warning">{messageOf(error)}</FormMessage>;
  if (data === undefined) return <Loader size="sm" aria-label={words.working(1)} role="status" />;
  const changes = lawChangesFor(description.country);
  const { steps, isOfCatalogue } = data;
  const compared = [{ sheet: { name: description.productName }, changes, steps, isOfCatalogue }];
  const days = comingDays(compared, { changes, today: data.today });
  return (
    <div>
      <p className={styles['fine']}>{words.unsaved}</p>
      {days.length === 0 && <p>{words.none}</p>}
      <ul className={styles['days']}>
        {days.map((day) => (
          <Day key={day.day} day={day} />
        ))}
      </ul>
    </div>
  );
}
