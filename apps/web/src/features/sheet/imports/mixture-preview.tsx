import { Button } from '@mantine/core';
import { useRowLimit } from '../ingredients/use-row-limit.ts';
import { type TextEncoding, textEncodings } from '@gosds/imports/table/table';
import { useMemo, useState } from 'react';
import { FormMessage } from '../../../ui/form-message.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { focusInput } from '../wizard/focus-input.ts';
import { useDraft } from '../state/wizard-context.ts';
import { countAfter, type Import, isRest } from './apply-import.ts';
import { ColumnChoices } from './column-choices.tsx';
import { FoundFields, isFieldChosen } from './found-fields.tsx';
import { hasOnlyNames, type ImportChoices, startChoices, understand } from './import-choices.ts';
import { ImportRows, LeftRows } from './import-rows.tsx';
import { refusalText } from './import-texts.ts';
import type { ImportSource } from './kept-import.ts';
import { UnitChoice } from './unit-choice.tsx';
import { useImportMatches } from './use-import-matches.ts';
import { useWords } from '../../../words/words.ts';
import styles from './import-dialog.module.css';

type Props = {
  readonly source: ImportSource;
  readonly choices: ImportChoices;
  readonly onChange: (choices: ImportChoices) => void;
  /** Undefined if the file is no longer available, after a reload. */
  readonly onEncoding: ((encoding: TextEncoding) => void) | undefined;
  readonly onUse: (imported: Import) => void;
  readonly onBack: () => void;
};

const isEncoding = (value: string): value is TextEncoding => textEncodings.some((name) => name === value);

/** Selects the sheet of a workbook, and the encoding of a text file. */
function SourceChoices({ source: { tables, left, encoding }, choices, onChange, onEncoding }: Props) {
  const { preview, encoding: encodingNames } = useWords().imports;
  return (
    <>
      {tables.length > 1 && (
        <NativeSelect
          isAlwaysChosen
          id="import.table"
          label={preview.table}
          value={String(choices.table)}
          options={tables.map(({ name, rows }, index) => ({
            value: String(index),
            label: preview.tableName({ name, count: rows.length }),
          }))}
          onSelect={(value) => {
            onChange(startChoices(tables, Number(value)));
          }}
        />
      )}
      {left.map(({ name, refusal }) => (
        <FormMessage key={name} tone="warning">
          {preview.tableLeft({ name, reason: refusalText(refusal) })}
        </FormMessage>
      ))}
      {encoding?.isGuess === true && onEncoding && (
        <NativeSelect
          isAlwaysChosen
          id="import.encoding"
          label={preview.encoding}
          description={preview.encodingHint}
          value={encoding.name}
          options={textEncodings.map((name) => ({ value: name, label: encodingNames[name] }))}
          onSelect={(value) => {
            if (isEncoding(value)) onEncoding(value);
          }}
        />
      )}
    </>
  );
}

type WaysProps = {
  readonly count: number;
  readonly filled: number;
  readonly onUse: (mode: Import['mode']) => void;
  readonly onBack: () => void;
};

function Ways({ count, filled, onUse, onBack }: WaysProps) {
  const { frame, imports } = useWords();
  const { preview } = imports;
  return (
    <div className={styles['ways']}>
      <Button variant="default" onClick={onBack}>
        {frame.back}
      </Button>
      {filled > 0 && (
        <Button
          variant="default"
          disabled={count === 0}
          onClick={() => {
            onUse('add');
          }}
        >
          {preview.add(count)}
        </Button>
      )}
      <Button
        disabled={count === 0}
        onClick={() => {
          onUse('replace');
        }}
      >
        {filled > 0 ? preview.replace(count) : preview.use(count)}
      </Button>
    </div>
  );
}

/**
 * What was detected in a file: columns, rows, and their matches in the catalogue. Nothing is imported until the user
 * confirms.
 */
export function MixturePreview(props: Props) {
  const { source, choices, onChange, onUse, onBack } = props;
  const { preview } = useWords().imports;
  const draft = useDraft((each) => each);
  const limit = useRowLimit();
  const understood = useMemo(() => understand(source.tables, choices), [source, choices]);
  const { table, guess, mixture, chosen, fields, isUnitOpen } = understood;
  const matches = useImportMatches(chosen);
  const filled = countAfter(draft, 'add', 0);
  const [isMissed, setIsMissed] = useState(false);
  const [tooMany, setTooMany] = useState<number | null>(null);
  const use = (mode: Import['mode']) => {
    setIsMissed(isUnitOpen);
    const count = countAfter(draft, mode, chosen.length);
    setTooMany(count > limit ? count : null);
    if (isUnitOpen) focusInput('import.unit');
    if (isUnitOpen || count > limit) return;
    const rows = chosen.map((row) => {
      const match = matches.get(row.line);
      const verdict = match?.status === 'judged' ? match.verdict : undefined;
      return { ...row, match: verdict?.kind === 'take' ? verdict : undefined };
    });
    onUse({ rows, mode, fields: fields.filter((field) => isFieldChosen(field, choices, draft)) });
  };
  return (
    <div className={styles['preview']}>
      <SourceChoices {...props} />
      <ColumnChoices table={table} choices={choices} onChange={onChange} />
      <UnitChoice
        guess={guess}
        unit={choices.unit}
        isMissed={isMissed && isUnitOpen}
        onChange={(unit) => {
          onChange({ ...choices, unit });
        }}
      />
      <section aria-labelledby="import-rows">
        <h3 id="import-rows" className={styles['heading']}>
          {preview.understood({ count: mixture.rows.length, chosen: chosen.length })}
        </h3>
        <ImportRows
          rows={mixture.rows}
          choices={choices}
          matches={matches}
          onToggle={(line, isOn) => {
            onChange({ ...choices, rows: { ...choices.rows, [line]: isOn } });
          }}
        />
        {mixture.rows.length === 0 && <FormMessage tone="warning">{preview.nothing}</FormMessage>}
        {hasOnlyNames(mixture) && <FormMessage tone="warning">{preview.onlyNames}</FormMessage>}
      </section>
      <LeftRows left={mixture.left} />
      <FoundFields
        fields={fields}
        choices={choices}
        draft={draft}
        onToggle={(path, isOn) => {
          onChange({ ...choices, fields: { ...choices.fields, [path]: isOn } });
        }}
      />
      {tooMany !== null && <FormMessage tone="problem">{preview.tooMany({ limit, count: tooMany })}</FormMessage>}
      {filled > 0 && chosen.some(isRest) && <FormMessage tone="note">{preview.restBeside}</FormMessage>}
      <Ways count={chosen.length} filled={filled} onUse={use} onBack={onBack} />
    </div>
  );
}
