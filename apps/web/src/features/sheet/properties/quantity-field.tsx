import { Input } from '@mantine/core';
import { clampUpperExplosiveLimit, isAnsweredByUnit, readQuantityText } from '@gosds/sheet/draft/quantity';
import type { Quantity } from '@gosds/sheet/draft/draft';
import { labelOf } from '../state/field-labels.ts';
import { type QuantityName, unitOptions } from './property-options.ts';
import { useDraft, useEdit, useFinding, useTouch } from '../state/wizard-context.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { WithHelp } from '../fields/with-help.tsx';
import { useNumberText } from '../../../words/use-number-text.ts';
import styles from './quantity-field.module.css';
import { useWords } from '../../../words/words.ts';

type Props = { readonly field: QuantityName; readonly hint?: string };

/** A value with its unit. Not Applicable and Not Available replace the value and close the input. */
export function QuantityField({ field, hint }: Props) {
  const { unitOf } = useWords().properties;
  const path = `properties.${field}`;
  const inputId = `${path}.value`;
  const label = labelOf(path);
  const { value, unit } = useDraft((draft) => draft.properties[field]);
  const { problem, warning } = useFinding(inputId);
  const below = warning ?? hint;
  const edit = useEdit();
  const touch = useTouch();
  const set = (name: string, patch: Partial<Quantity>) => {
    edit(name, (draft) => ({
      ...draft,
      properties: { ...draft.properties, [field]: { ...draft.properties[field], ...patch } },
    }));
  };
  const isAnswered = isAnsweredByUnit(unit);
  const number = useNumberText(value, { read: readQuantityText });
  const described = [below !== undefined && `${inputId}-description`, problem !== undefined && `${inputId}-error`];
  return (
    <WithHelp path={path}>
      <Input.Wrapper id={inputId} label={label} description={below} error={problem}>
        <div
          className={styles['pair']}
          data-invalid={problem !== undefined || undefined}
          data-answered={isAnswered || undefined}
        >
          <input
            id={inputId}
            className={styles['value']}
            inputMode="text"
            autoComplete="off"
            maxLength={40}
            disabled={isAnswered}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={described.filter((id) => id !== false).join(' ') || undefined}
            value={isAnswered ? '' : number.text}
            onChange={(event) => {
              set(inputId, { value: number.type(event.currentTarget.value) });
            }}
            onBlur={() => {
              number.leave();
              const written = readQuantityText(value);
              const read = field === 'upperExplosiveLimit' ? clampUpperExplosiveLimit(written) : written;
              if (read !== value) set(inputId, { value: read });
              touch(inputId, value);
            }}
          />
          <select
            id={`${path}.unit`}
            className={styles['unit']}
            aria-label={unitOf(label)}
            value={unit}
            onChange={(event) => {
              set(`${path}.unit`, { unit: event.currentTarget.value });
            }}
          >
            {unitOptions(field).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={14} />
        </div>
      </Input.Wrapper>
    </WithHelp>
  );
}
