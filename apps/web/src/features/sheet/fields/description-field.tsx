import { Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { descriptionSchema } from '@gosds/sheet/draft/description-schema';
import type { Draft } from '@gosds/sheet/draft/draft';
import type { ChangeEvent } from 'react';
import { labelOf } from '../state/field-labels.ts';
import { maxCharacters } from './max-characters.ts';
import { useDraft, useEdit, useFinding, useTouch } from '../state/wizard-context.ts';
import { useNumberText } from '../../../words/use-number-text.ts';
import { FieldWarning } from './field-warning.tsx';
import { WithHelp } from './with-help.tsx';

type Description = Draft['description'];

/** The description fields with plain text. */
type DescriptionText = {
  [Field in keyof Description]: string extends Description[Field] ? Field : never;
}[keyof Description];

type Props = {
  readonly field: DescriptionText;
  readonly isRequired?: boolean;
  readonly hint?: string;
  readonly rows?: number;
  readonly isWide?: boolean;
  readonly isNumber?: boolean;
} & Pick<TextInputProps, 'type' | 'autoComplete' | 'placeholder' | 'inputMode' | 'rightSection' | 'rightSectionWidth'>;

/** A text input of the description, bound to the draft, with its finding below. */
export function DescriptionField({
  field,
  isRequired = false,
  hint,
  rows = 1,
  isWide = false,
  isNumber,
  ...input
}: Props) {
  const path = `description.${field}`;
  const value = useDraft((draft) => draft.description[field]);
  const number = useNumberText(value);
  const finding = useFinding(path);
  const edit = useEdit();
  const touch = useTouch();
  const shared = {
    id: path,
    label: labelOf(path),
    description: hint,
    withAsterisk: isRequired,
    'aria-required': isRequired,
    value: isNumber === true ? number.text : value,
    maxLength: maxCharacters(descriptionSchema.shape[field]),
    error: finding.problem,
    // Mantine ties only this slot to a valid input, not other text.
    success: finding.warning === undefined ? undefined : <FieldWarning>{finding.warning}</FieldWarning>,
    withSuccessStyles: false,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const typed = number.type(event.currentTarget.value);
      edit(path, (draft) => ({ ...draft, description: { ...draft.description, [field]: typed } }));
    },
    onBlur: () => {
      number.leave();
      touch(path, value);
    },
  };
  return (
    <WithHelp path={path} isWide={isWide}>
      {rows > 1 ? <Textarea {...shared} rows={rows} resize="vertical" /> : <TextInput {...shared} {...input} />}
    </WithHelp>
  );
}
