import { Button, Loader, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Draft } from '@gosds/sheet/draft/draft';
import { parseProportion } from '@gosds/sheet/draft/proportion';
import { withDecimalPoint } from '@gosds/sheet/draft/quantity';
import type { SheetFacts } from '@gosds/sheet/sheet-input';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { FormMessage } from '../../../ui/form-message.tsx';
import { ValueSlider } from '../../../ui/value-slider.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import type { AnalysisRequest } from '../analysis/analysis.ts';
import {
  proportionText,
  stretchAt,
  type Stretch,
  type Sweep,
  type SweepSubject,
  valueText,
  withValue,
} from '../analysis/sweep.ts';
import { draftReducers } from '../state/draft-store.ts';
import { useEdit, useWizard } from '../state/wizard-context.ts';
import { UndoNotice } from '../wizard/undo-notice.tsx';
import { ChangeList } from './change-list.tsx';
import styles from './try-value.module.css';
import { useAnalysis } from './use-analysis.ts';
import { shownNumber } from '../../../words/number-text.ts';
import { sentence } from '../../../words/sentence.ts';
import { useWords, words } from '../../../words/words.ts';
import { labelOf } from '../state/field-labels.ts';
import { type NamedRow, useRowNames } from '../../../words/use-substance-name.ts';

type Choice = {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly subject: SweepSubject;
};

/** The inputs that can be varied: rows with a valid proportion; pH and flash point, except of a gas or an aerosol. */
function choicesOf({ ingredients, properties }: Draft, nameOf: (row: NamedRow) => string): readonly Choice[] {
  const rows = ingredients
    .filter(({ name, proportion }) => name.trim() !== '' && parseProportion(proportion) !== undefined)
    .map((row) => ({ id: row.id, label: nameOf(row), unit: '%', subject: { kind: 'share', rowId: row.id } as const }));
  const isLiquid = properties.state === 'Liquid' || properties.state === '';
  const flash: Choice = {
    id: 'flash-point',
    label: labelOf('properties.flashPoint'),
    unit: '°C',
    subject: { kind: 'flash-point' },
  };
  const ph: Choice = { id: 'ph', label: labelOf('properties.ph'), unit: '', subject: { kind: 'ph' } };
  const isWet = isLiquid || properties.state === 'Solid';
  return [...rows, ...(isWet ? [ph] : []), ...(isLiquid ? [flash] : [])];
}

/** A value in the notation of the screens, with its unit. */
function withUnit(value: string, unit: string): string {
  const written = words().formats.measured(Number(value));
  return unit === '' ? written : `${written} ${unit}`;
}

/** Text of a limit: the rounder of two neighbouring values is the one that the law names. */
function limitText(from: number, { stepsPerUnit }: Sweep, unit: string): string {
  const [value, before] = [valueText(from, stepsPerUnit), valueText(from - 1, stepsPerUnit)];
  const { above, from: upFrom } = words().panel.try;
  return before.length < value.length ? above(withUnit(before, unit)) : upFrom(withUnit(value, unit));
}

/** Writes the value as one undo step, and says how to undo it. */
function useApply(choice: Choice, steps: number) {
  const { store } = useWizard();
  const edit = useEdit();
  return () => {
    const before = store.getState().draft;
    edit(`what-if.apply.${Date.now()}`, (draft) => withValue(draft, choice.subject, steps));
    const undo = () => {
      store.setState((state) => draftReducers.undoTo(state, before), true);
    };
    if (store.getState().draft !== before) {
      notifications.show({
        id: `what-if-${Date.now()}`,
        message: <UndoNotice message={words().panel.try.changed(choice.label)} onUndo={undo} />,
      });
    }
  };
}

/** True if the range printed instead of the proportion would no longer contain it. */
function isOutOfSanitised(draft: Draft, { subject }: Choice, steps: number): boolean {
  const row = subject.kind === 'share' ? draft.ingredients.find(({ id }) => id === subject.rowId) : undefined;
  const shown = parseProportion(row?.sanitisedProportion ?? '')?.concentration;
  const real = row && parseProportion(proportionText(row.proportion, steps))?.concentration;
  return shown !== undefined && real !== undefined && (real.lower < shown.lower || real.upper > shown.upper);
}

type LimitsProps = {
  readonly sweep: Sweep;
  readonly unit: string;
  readonly shown: Stretch | undefined;
  readonly onGo: (steps: number) => void;
};

/** The values at which a class changes; clicking one tries it. */
function Limits({ sweep, unit, shown, onGo }: LimitsProps) {
  const { try: texts } = useWords().panel;
  const limits = sweep.stretches.slice(1);
  if (limits.length === 0) return <p className={styles['note']}>{texts.none}</p>;
  return (
    <p className={styles['limits']}>
      {limits.map((stretch) => (
        <Button
          key={stretch.from}
          size="compact-xs"
          variant={stretch === shown ? 'light' : 'default'}
          onClick={() => {
            onGo(stretch.from);
          }}
        >
          {limitText(stretch.from, sweep, unit)}
        </Button>
      ))}
    </p>
  );
}

type TrialProps = { readonly sweep: Sweep; readonly choice: Choice; readonly draft: Draft };

/** The slider moves in round values; the limits and the field beside it are exact. */
const slideSteps: Readonly<Record<SweepSubject['kind'], number>> = { share: 100_000, ph: 10, 'flash-point': 10 };

/** The tried value, from the slider, a limit or the field. */
function useTried({ min, max, current, stepsPerUnit }: Sweep) {
  const [tried, setTried] = useState<number | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const steps = Math.min(max, Math.max(min, tried ?? current ?? Math.round((min + max) / 2)));
  const go = (next: number) => {
    setTried(Math.round(next));
    setTyped(null);
  };
  const type = (value: string) => {
    setTyped(value);
    const number = Number(withDecimalPoint(value.trim()));
    if (value.trim() !== '' && Number.isFinite(number)) setTried(Math.round(number * stepsPerUnit));
  };
  const leave = () => {
    setTyped(null);
  };
  return { steps, typed, go, type, leave };
}

/** The classes at the value, compared with the current ones. */
function Result({ sweep, unit, steps }: { readonly sweep: Sweep; readonly unit: string; readonly steps: number }) {
  const { current, stepsPerUnit, undecided } = sweep;
  const { try: texts } = useWords().panel;
  const value = withUnit(valueText(steps, stepsPerUnit), unit);
  const strong = (text: string) => <b>{text}</b>;
  return (
    <div role="status" className={styles['result']}>
      <p className={styles['at']}>
        {sentence(
          current === null
            ? texts.atOpen({ value, strong })
            : texts.at({ value, strong, current: withUnit(valueText(current, stepsPerUnit), unit) }),
        )}
      </p>
      <ChangeList changes={stretchAt(sweep, steps)?.changes ?? []} undecided={undecided} />
    </div>
  );
}

function Trial({ sweep, choice, draft }: TrialProps) {
  const { panel, formats } = useWords();
  const { try: texts } = panel;
  const { min, max, current, stepsPerUnit } = sweep;
  const { unit, label, subject } = choice;
  const { steps, typed, go, type, leave } = useTried(sweep);
  const apply = useApply(choice, steps);
  const text = valueText(steps, stepsPerUnit);
  return (
    <>
      <div className={styles['value']}>
        <ValueSlider
          className={styles['slider'] ?? ''}
          classNames={{ mark: styles['mark'] ?? '' }}
          min={min}
          max={max}
          step={slideSteps[subject.kind]}
          value={steps}
          thumbLabel={texts.slider(label)}
          thumbValueText={withUnit(text, unit)}
          label={null}
          marks={sweep.stretches.slice(1).map(({ from }) => ({ value: from }))}
          onChange={go}
        />
        <TextInput
          size="xs"
          className={styles['number'] ?? ''}
          aria-label={texts.input(label)}
          inputMode="decimal"
          value={typed ?? shownNumber(text, formats.decimalMark)}
          rightSection={unit === '' ? undefined : <span className={styles['unit']}>{unit}</span>}
          onChange={({ currentTarget }) => {
            type(currentTarget.value);
          }}
          onBlur={leave}
        />
      </div>
      <Limits sweep={sweep} unit={unit} shown={stretchAt(sweep, steps)} onGo={go} />
      <Result sweep={sweep} unit={unit} steps={steps} />
      {isOutOfSanitised(draft, choice, steps) && <FormMessage tone="warning">{texts.sanitised}</FormMessage>}
      <Button size="compact-sm" disabled={steps === current} onClick={apply}>
        {texts.apply}
      </Button>
    </>
  );
}

type SweptProps = { readonly choice: Choice; readonly facts: SheetFacts };

function Swept({ choice, facts }: SweptProps) {
  const { panel } = useWords();
  const { draft, substances, revisionDate: asOf } = facts;
  const request = useMemo((): AnalysisRequest => {
    return { kind: 'sweep', question: { draft, substances, asOf, subject: choice.subject } };
  }, [draft, substances, asOf, choice.subject]);
  const { answer, status } = useAnalysis(request);
  if (status === 'failed') return <FormMessage tone="warning">{panel.limit.failed}</FormMessage>;
  if (answer?.kind !== 'sweep') return <Loader size="sm" aria-label={panel.try.working} role="status" />;
  return <Trial sweep={answer.sweep} choice={choice} draft={draft} />;
}

/** Tries another value of one input. Nothing changes until it is applied, which is one undo step. */
export function TryValue({ draft }: { readonly draft: Draft }) {
  const { try: texts } = useWords().panel;
  const { sheet } = useWizard();
  const facts = useStore(sheet, (state) => state.facts);
  const [chosen, setChosen] = useState('');
  const nameOf = useRowNames();
  const choices = useMemo(() => choicesOf(draft, nameOf), [draft, nameOf]);
  const choice = choices.find(({ id }) => id === chosen) ?? choices[0];
  if (choice === undefined || facts === null) return null;
  return (
    <section className={styles['box']} aria-label={texts.region}>
      <NativeSelect
        isAlwaysChosen
        id="what-if.subject"
        label={texts.subject}
        value={choice.id}
        options={choices.map(({ id, label }) => ({ value: id, label }))}
        description={texts.hint}
        onSelect={setChosen}
      />
      <Swept key={choice.id} choice={choice} facts={facts} />
    </section>
  );
}
