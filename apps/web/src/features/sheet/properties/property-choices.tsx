import { Textarea, TextInput } from '@mantine/core';
import { gasPackings, propertiesSchema } from '@gosds/sheet/draft/draft';
import type { ChangeEvent, CSSProperties } from 'react';
import { readQuantityText } from '@gosds/sheet/draft/quantity';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { labelOf } from '../state/field-labels.ts';
import { maxCharacters } from '../fields/max-characters.ts';
import { WithHelp } from '../fields/with-help.tsx';
import { choicesOf, packingOptions } from './property-options.ts';
import { useDraft, useEdit, useFinding, useTouch } from '../state/wizard-context.ts';
import { useNumberText } from '../../../words/use-number-text.ts';
import { useWords } from '../../../words/words.ts';

type ChoiceProps = { readonly field: keyof typeof choicesOf; readonly isRequired?: boolean };

export function PropertyChoice({ field, isRequired = false }: ChoiceProps) {
  const path = `properties.${field}`;
  const value = useDraft((draft) => draft.properties[field]);
  const { problem } = useFinding(path);
  const edit = useEdit();
  return (
    <WithHelp path={path}>
      <NativeSelect
        id={path}
        label={labelOf(path)}
        isRequired={isRequired}
        value={value}
        options={choicesOf[field]()}
        error={problem}
        onSelect={(chosen) => {
          edit(path, (draft) => ({ ...draft, properties: { ...draft.properties, [field]: chosen } }));
        }}
      />
    </WithHelp>
  );
}

/** How a gas is packed. */
export function PackedGas() {
  const { properties: labels } = useWords();
  const path = 'properties.packedGas';
  const value = useDraft((draft) => draft.properties.packedGas);
  const edit = useEdit();
  return (
    <WithHelp path={path}>
      <NativeSelect
        id={path}
        label={labelOf(path)}
        value={value}
        options={packingOptions()}
        placeholder={labels.notStated}
        description={labels.hint.packedGas}
        onSelect={(chosen) => {
          const packedGas = gasPackings.find((packing) => packing === chosen) ?? '';
          edit(path, (draft) => ({ ...draft, properties: { ...draft.properties, packedGas } }));
        }}
      />
    </WithHelp>
  );
}

type TextProps = {
  readonly field:
    | 'odour'
    | 'appearanceText'
    | 'ph'
    | 'particles'
    | 'nationalLimits'
    | 'biologicalLimits'
    | 'dnel'
    | 'pnec'
    | 'physicalHazardUnclassified'
    | 'healthHazardUnclassified'
    | 'gloves';
  readonly hint?: string;
  readonly rows?: number;
};

export function PropertyText({ field, hint, rows = 1 }: TextProps) {
  const path = `properties.${field}`;
  const value = useDraft((draft) => draft.properties[field]);
  const { problem } = useFinding(path);
  const edit = useEdit();
  const touch = useTouch();
  const figure = useNumberText(value, { read: readQuantityText });
  const number = field === 'ph' ? figure : undefined;
  const set = (typed: string) => {
    if (typed !== value) edit(path, (draft) => ({ ...draft, properties: { ...draft.properties, [field]: typed } }));
  };
  const shared = {
    id: path,
    label: labelOf(path),
    description: hint,
    maxLength: maxCharacters(propertiesSchema.shape[field]),
    value: number?.text ?? value,
    error: problem,
    onChange: ({ currentTarget: { value: typed } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      set(number?.type(typed) ?? typed);
    },
    onBlur: () => {
      number?.leave();
      touch(path, value);
    },
  };
  return (
    <WithHelp path={path}>
      {rows > 1 ? <Textarea {...shared} rows={rows} resize="vertical" /> : <TextInput {...shared} />}
    </WithHelp>
  );
}

const solutionPh = propertiesSchema.shape.phSolution.unwrap().shape;

type SolutionFieldProps = {
  readonly field: keyof typeof solutionPh;
  readonly label: string;
  readonly style: CSSProperties;
};

/** The pH of a solution, or the percentage at which it was measured. */
function SolutionField({ field, ...shown }: SolutionFieldProps) {
  const path = `properties.phSolution.${field}` as const;
  const value = useDraft((draft) => draft.properties.phSolution[field]);
  const { problem } = useFinding(path);
  const edit = useEdit();
  const touch = useTouch();
  const number = useNumberText(value, { read: readQuantityText });
  const set = (typed: string) => {
    if (typed === value) return;
    edit(path, (draft) => ({
      ...draft,
      properties: { ...draft.properties, phSolution: { ...draft.properties.phSolution, [field]: typed } },
    }));
  };
  return (
    <TextInput
      id={path}
      {...shown}
      maxLength={maxCharacters(solutionPh[field])}
      value={number.text}
      error={problem}
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

/** pH of a solution, and the percentage at which it was measured. */
export function SolutionPh() {
  const { solution } = useWords().properties;
  return (
    <WithHelp path="properties.phSolution">
      <div role="group" aria-label={labelOf('properties.phSolution')} style={{ display: 'flex', gap: 8 }}>
        <SolutionField field="value" label={solution.ph} style={{ flex: 1 }} />
        <SolutionField field="percentage" label={solution.at} style={{ width: 84 }} />
      </div>
    </WithHelp>
  );
}
