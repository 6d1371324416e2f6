import { Button, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { productTestSchema, type DraftProductTest } from '@gosds/sheet/draft/draft';
import { neverReached, type ProductTest, type TestField } from '@gosds/sheet/draft/test-field';
import { TrashIcon } from '../../../ui/icons.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { findingsOf } from '../state/draft-findings.ts';
import { draftReducers } from '../state/draft-store.ts';
import { focusInput } from '../wizard/focus-input.ts';
import { maxCharacters } from '../fields/max-characters.ts';
import { today } from '../state/today.ts';
import { categoryOptions, changeTest, removeTest, type Tested, testsOf, testsPath } from './test-edits.ts';
import { useDraft, useEdit, useFinding, useTouch, useWizard } from '../state/wizard-context.ts';
import { FieldWarning } from '../fields/field-warning.tsx';
import { UndoNotice } from '../wizard/undo-notice.tsx';
import styles from './test-results.module.css';
import { answerName, choiceName, neverName, testMethods, testName, unitName } from '../state/test-words.ts';
import { dose } from '../../../words/number-text.ts';
import { useNumberText } from '../../../words/use-number-text.ts';
import { useWords, words } from '../../../words/words.ts';
import { useSayFinding } from '../../../words/say-finding.ts';

/** One test of the draft: its subject, its kind, and its key and path. */
type GivenTestProps = {
  readonly tested: Tested;
  readonly test: ProductTest;
  readonly testKey: string;
};

type Placed = GivenTestProps & { readonly path: string };

const usePath = ({ tested, testKey }: GivenTestProps): string =>
  useDraft((draft) => `${testsPath(draft, tested)}.${testKey}`);

const useGiven = ({ tested, testKey }: GivenTestProps): DraftProductTest | undefined =>
  useDraft((draft) => testsOf(draft, tested)[testKey]);

const isDefaulted = (field: TestField): boolean => field.kind === 'choice' && field.isDefaulted === true;

function labelOf(test: ProductTest, field: TestField): string {
  const { tests } = words().properties;
  const name = answerName(test, field);
  const label = 'unit' in field && field.unit ? tests.unit({ label: name, unit: unitName(field.unit) }) : name;
  return field.isOptional && !isDefaulted(field) ? tests.optional(label) : label;
}

function hintOf(test: ProductTest, field: TestField): string | undefined {
  const { tests } = words().properties;
  if (field.kind === 'measure') return field.limit ? tests.doseHint : tests.valueHint;
  return field.kind === 'number' && field.orNone !== undefined
    ? tests.orNone({ none: neverReached, meaning: neverName(test, field, field.orNone) })
    : undefined;
}

type AnswerProps<Field extends TestField = TestField> = { readonly placed: Placed; readonly field: Field };

/** An answer in the draft, and a function that changes it. */
function useAnswer({ placed, field }: AnswerProps) {
  const { tested, testKey } = placed;
  const path = `${placed.path}.values.${field.id}`;
  const value = useGiven(placed)?.values[field.id] ?? '';
  const edit = useEdit();
  const set = (text: string) => {
    const change = (old: DraftProductTest) => ({ ...old, values: { ...old.values, [field.id]: text } });
    edit(path, changeTest(tested, { key: testKey, change }));
  };
  return { path, value, set, finding: useFinding(path) };
}

function ChosenAnswer({ placed, field }: AnswerProps<TestField & { readonly kind: 'choice' | 'category' }>) {
  const { path, value, set, finding } = useAnswer({ placed, field });
  const country = useDraft((draft) => draft.description.country);
  const options =
    field.kind === 'choice'
      ? field.options.map((option) => ({ ...option, label: choiceName(placed.test, field, option) }))
      : categoryOptions(placed.test.hazardClass, { country, day: today() });
  const shown = value === '' && isDefaulted(field) ? (options[0]?.value ?? '') : value;
  return (
    <NativeSelect
      id={path}
      label={labelOf(placed.test, field)}
      value={shown}
      options={options}
      error={finding.problem}
      onSelect={set}
    />
  );
}

function TypedAnswer({ placed, field }: AnswerProps) {
  const { path, value, set, finding } = useAnswer({ placed, field });
  const touch = useTouch();
  const number = useNumberText(value, dose);
  return (
    <TextInput
      id={path}
      label={labelOf(placed.test, field)}
      description={hintOf(placed.test, field)}
      maxLength={80}
      autoComplete="off"
      value={number.text}
      error={finding.problem}
      // Mantine ties this slot to a valid input.
      success={finding.warning === undefined ? undefined : <FieldWarning>{finding.warning}</FieldWarning>}
      withSuccessStyles={false}
      onChange={(event) => {
        set(number.type(event.currentTarget.value));
      }}
      onBlur={() => {
        number.leave();
        touch(path, value);
      }}
    />
  );
}

/** One answer of a test report: a choice if the answers are known, else typed. */
function Answer({ placed, field }: AnswerProps) {
  return field.kind === 'choice' || field.kind === 'category' ? (
    <ChosenAnswer placed={placed} field={field} />
  ) : (
    <TypedAnswer placed={placed} field={field} />
  );
}

/**
 * The source of a known classification is a document, not a method; for an ingredient it is usually the supplier's
 * sheet.
 */
function evidenceLabels({ tested, test }: GivenTestProps) {
  const { evidence } = words().properties;
  if (test.group === 'known') return { method: evidence.basis, source: evidence.document, date: evidence.date };
  const source = tested === 'product' ? evidence.report : evidence.source;
  return { method: evidence.method, source, date: evidence.date };
}

function sourceHint(tested: Tested): string {
  const { evidence } = words().properties;
  return tested === 'product' ? evidence.reportExample : evidence.sourceExample;
}

type EvidenceProps = { readonly placed: Placed; readonly field: 'method' | 'source' | 'date' };

function Evidence({ placed, field }: EvidenceProps) {
  const { tested, test, testKey } = placed;
  const path = `${placed.path}.${field}`;
  const value = useGiven(placed)?.[field] ?? '';
  const { problem } = useFinding(path);
  const edit = useEdit();
  const touch = useTouch();
  return (
    <TextInput
      id={path}
      label={evidenceLabels(placed)[field]}
      placeholder={{ method: testMethods(test), source: sourceHint(tested), date: '2024-03-15' }[field]}
      maxLength={maxCharacters(productTestSchema.shape[field])}
      autoComplete="off"
      value={value}
      error={problem}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        edit(path, changeTest(tested, { key: testKey, change: (old) => ({ ...old, [field]: typed }) }));
      }}
      onBlur={() => {
        touch(path, value);
      }}
    />
  );
}

type RemoveProps = { readonly placed: Placed; readonly name: string; readonly focusAfter: string };

function RemoveTest({ placed: { tested, testKey, path }, name, focusAfter }: RemoveProps) {
  const { tests } = useWords().properties;
  const edit = useEdit();
  const { store } = useWizard();
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      leftSection={<TrashIcon size={14} />}
      aria-label={tests.removeThis(name)}
      onClick={() => {
        edit(`${path}.remove`, removeTest(tested, testKey));
        notifications.show({
          id: path,
          message: (
            <UndoNotice
              message={tests.removed(name)}
              onUndo={() => {
                store.setState((state) => draftReducers.undo(state), true);
              }}
            />
          ),
        });
        focusInput(focusAfter);
      }}
    >
      {tests.remove}
    </Button>
  );
}

type FormProps = GivenTestProps & {
  /** Heading above the answers; by default the name of the test. */
  readonly title?: string;
  /** Id of the input that takes the focus after the test is removed. */
  readonly focusAfter: string;
};

/** One test: its result, its method, and its report. */
export function TestForm({ title, focusAfter, ...given }: FormProps) {
  const { tests } = useWords().properties;
  const path = usePath(given);
  const placed = { ...given, path };
  const say = useSayFinding();
  const ofState = useDraft((draft) => findingsOf(draft).byPath.get(path)?.message);
  const { test } = given;
  const name = title ?? testName(test);
  return (
    <fieldset className={styles['test']}>
      <legend>{test.group === 'known' ? tests.known(name) : name}</legend>
      <div className={styles['head']}>
        <RemoveTest placed={placed} name={name} focusAfter={focusAfter} />
      </div>
      {ofState !== undefined && (
        <p className={styles['note']}>
          <FieldWarning>{say(ofState)}</FieldWarning>
        </p>
      )}
      <div className={styles['fields']}>
        {test.fields.map((field) => (
          <Answer key={field.id} placed={placed} field={field} />
        ))}
      </div>
      <div className={styles['evidence']}>
        <Evidence placed={placed} field="method" />
        <Evidence placed={placed} field="source" />
        <Evidence placed={placed} field="date" />
      </div>
    </fieldset>
  );
}
