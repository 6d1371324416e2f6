import { Button, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { productTestSchema, type DraftProductTest } from '@gosds/sheet/draft/draft';
import { neverReached, type ProductTest, type TestField } from '@gosds/sheet/draft/product-test-table';
import { TrashIcon } from '../../../ui/icons.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { findingsOf } from '../state/draft-findings.ts';
import { draftReducers } from '../state/draft-store.ts';
import { focusInput } from '../wizard/focus-input.ts';
import { maxCharacters } from '../fields/max-characters.ts';
import { today } from '../state/today.ts';
import { categoryOptions, changeTest, removeTest } from './test-edits.ts';
import { useDraft, useEdit, useFinding, useTouch, useWizard } from '../state/wizard-context.ts';
import { FieldWarning } from '../fields/field-warning.tsx';
import { UndoNotice } from '../wizard/undo-notice.tsx';
import styles from './test-results.module.css';

type AnswerProps = { readonly test: ProductTest; readonly field: TestField };

function labelOf(field: TestField): string {
  const unit = 'unit' in field && field.unit !== '' ? `, ${field.unit}` : '';
  return `${field.label}${unit}${field.isOptional ? ' (optional)' : ''}`;
}

function hintOf(field: TestField): string | undefined {
  if (field.kind === 'measure') return 'One value, a range such as 300-500, or > and the highest dose tested.';
  return field.kind === 'number' && field.orNone !== undefined ? `Or ${neverReached}: ${field.orNone}.` : undefined;
}

/** One answer of a report: chosen where the answers are known, else typed. */
function Answer({ test, field }: AnswerProps) {
  const path = `properties.tests.${test.id}.values.${field.id}`;
  const value = useDraft((draft) => draft.properties.tests[test.id]?.values[field.id] ?? '');
  const country = useDraft((draft) => draft.description.country);
  const { problem } = useFinding(path);
  const edit = useEdit();
  const touch = useTouch();
  const set = (text: string) => {
    edit(
      path,
      changeTest(test.id, (old) => ({ ...old, values: { ...old.values, [field.id]: text } })),
    );
  };
  if (field.kind === 'choice' || field.kind === 'category') {
    const options =
      field.kind === 'choice' ? field.options : categoryOptions(test.hazardClass, { country, day: today() });
    return (
      <NativeSelect id={path} label={labelOf(field)} value={value} options={options} error={problem} onSelect={set} />
    );
  }
  return (
    <TextInput
      id={path}
      label={labelOf(field)}
      description={hintOf(field)}
      maxLength={80}
      autoComplete="off"
      value={value}
      error={problem}
      onChange={(event) => {
        set(event.currentTarget.value);
      }}
      onBlur={() => {
        touch(path, value);
      }}
    />
  );
}

/** A known class has a document as its source, not a method. */
const knownEvidence = {
  method: 'What it rests on',
  source: 'Document, with its number',
  date: 'Date (optional)',
} as const;

const evidence = {
  method: 'Method',
  source: 'Report or laboratory',
  date: 'Date (optional)',
} as const satisfies Partial<Record<keyof DraftProductTest, string>>;

type EvidenceProps = { readonly test: ProductTest; readonly field: keyof typeof evidence };

function Evidence({ test, field }: EvidenceProps) {
  const path = `properties.tests.${test.id}.${field}`;
  const value = useDraft((draft) => draft.properties.tests[test.id]?.[field] ?? '');
  const { problem } = useFinding(path);
  const edit = useEdit();
  const touch = useTouch();
  return (
    <TextInput
      id={path}
      label={test.group === 'known' ? knownEvidence[field] : evidence[field]}
      placeholder={{ method: test.methods, source: 'Laboratory, report number', date: '2024-03-15' }[field]}
      maxLength={maxCharacters(productTestSchema.shape[field])}
      autoComplete="off"
      value={value}
      error={problem}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        edit(
          path,
          changeTest(test.id, (old) => ({ ...old, [field]: typed })),
        );
      }}
      onBlur={() => {
        touch(path, value);
      }}
    />
  );
}

/** One test of the product: what it gave, by which method, and where that is written. */
export function TestForm({ test }: { readonly test: ProductTest }) {
  const path = `properties.tests.${test.id}`;
  const ofState = useDraft((draft) => findingsOf(draft).byPath.get(path)?.message);
  const edit = useEdit();
  const { store } = useWizard();
  return (
    <fieldset className={styles['test']}>
      <legend>{test.group === 'known' ? `Known class: ${test.label}` : test.label}</legend>
      <div className={styles['head']}>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<TrashIcon size={14} />}
          aria-label={`Remove ${test.label}`}
          onClick={() => {
            edit(`${path}.remove`, removeTest(test.id));
            notifications.show({
              id: path,
              message: (
                <UndoNotice
                  message={`${test.label} removed.`}
                  onUndo={() => {
                    store.setState((state) => draftReducers.undo(state), true);
                  }}
                />
              ),
            });
            focusInput('properties.tests');
          }}
        >
          Remove
        </Button>
      </div>
      {ofState !== undefined && (
        <p className={styles['note']}>
          <FieldWarning>{ofState}</FieldWarning>
        </p>
      )}
      <div className={styles['fields']}>
        {test.fields.map((field) => (
          <Answer key={field.id} test={test} field={field} />
        ))}
      </div>
      <div className={styles['evidence']}>
        <Evidence test={test} field="method" />
        <Evidence test={test} field="source" />
        <Evidence test={test} field="date" />
      </div>
    </fieldset>
  );
}
