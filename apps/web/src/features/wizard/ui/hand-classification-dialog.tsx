import { Button, Checkbox, CloseButton, TextInput } from '@mantine/core';
import { handClassificationSchema, type HandClassification } from '@gosds/sheet/draft';
import { isClassifiedByHand } from '@gosds/sheet/hand-classification';
import { messages } from '@gosds/sheet/messages-en';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { asksFor, hazardGroups } from '../lib/hazard-options.ts';
import { changeRow, rowById } from '../lib/ingredient-edits.ts';
import { mostCharacters } from '../lib/most-characters.ts';
import { useDraft, useEdit } from '../lib/wizard-context.ts';
import styles from './hand-classification-dialog.module.css';
import { SpecificLimitsField } from './specific-limits-field.tsx';

type Numbers = 'mAcute' | 'mChronic' | 'ateOral' | 'ateDermal' | 'ateVapour' | 'ateDustMist' | 'ateGas';

const numberLabels: Readonly<Record<Numbers, string>> = {
  mAcute: 'M-factor, acute',
  mChronic: 'M-factor, chronic',
  ateOral: 'ATE oral, mg/kg',
  ateDermal: 'ATE dermal, mg/kg',
  ateVapour: 'ATE vapour, mg/l',
  ateDustMist: 'ATE dust or mist, mg/l',
  ateGas: 'ATE gas, ppmV',
};

function numbersFor(hazards: readonly string[]): readonly Numbers[] {
  const { mAcute, mChronic, ateOral, ateDermal, inhalation } = asksFor(hazards);
  const wanted: readonly (readonly [boolean, readonly Numbers[]])[] = [
    [mAcute, ['mAcute']],
    [mChronic, ['mChronic']],
    [ateOral, ['ateOral']],
    [ateDermal, ['ateDermal']],
    [inhalation, ['ateVapour', 'ateDustMist', 'ateGas']],
  ];
  return wanted.flatMap(([isWanted, fields]) => (isWanted ? fields : []));
}

const isNumberOrBlank = (text: string) => text.trim() === '' || Number(text) > 0;

function problemOf(hand: HandClassification, numbers: readonly Numbers[]): string | undefined {
  if (!isClassifiedByHand(hand)) return 'Choose a classification, or state that there is none.';
  if (hand.source.trim() === '') return messages.classificationSource;
  return numbers.every((field) => isNumberOrBlank(hand[field])) ? undefined : messages.value;
}

type PickerProps = { readonly hazards: readonly string[]; readonly onChange: (hazards: string[]) => void };

function HazardPicker({ hazards, onChange }: PickerProps) {
  return (
    <div>
      <label className={styles['label']} htmlFor="hand-hazard">
        Add a hazard class and category
      </label>
      <select
        id="hand-hazard"
        className={styles['picker']}
        value=""
        onChange={(event) => {
          const notation = event.currentTarget.value;
          if (notation !== '' && !hazards.includes(notation)) onChange([...hazards, notation]);
        }}
      >
        <option value="">Please select</option>
        {hazardGroups.map(({ hazardClass, notations }) => (
          <optgroup key={hazardClass} label={hazardClass}>
            {notations.map((notation) => (
              <option key={notation}>{notation}</option>
            ))}
          </optgroup>
        ))}
      </select>
      <ul className={styles['chips']} aria-label="Chosen classification">
        {hazards.map((notation) => (
          <li key={notation}>
            {notation}
            <CloseButton
              size={24}
              aria-label={`Remove ${notation}`}
              onClick={() => {
                onChange(hazards.filter((other) => other !== notation));
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type NumberProps = {
  readonly hand: HandClassification;
  readonly numbers: readonly Numbers[];
  readonly onChange: (patch: Partial<HandClassification>) => void;
};

/** M-factors and estimates, where a chosen category asks for them. */
function NumberFields({ hand, numbers, onChange }: NumberProps) {
  if (numbers.length === 0) return null;
  return (
    <div className={styles['numbers']}>
      {numbers.map((field) => (
        <TextInput
          key={field}
          label={numberLabels[field]}
          inputMode="decimal"
          maxLength={mostCharacters(handClassificationSchema.shape[field])}
          value={hand[field]}
          onChange={(event) => {
            onChange({ [field]: event.currentTarget.value });
          }}
        />
      ))}
    </div>
  );
}

type WaysProps = {
  readonly onRemove: (() => void) | undefined;
  readonly onCancel: () => void;
  readonly onSave: () => void;
};

function Ways({ onRemove, onCancel, onSave }: WaysProps) {
  return (
    <div className={styles['ways']}>
      {onRemove !== undefined && (
        <Button variant="subtle" color="gray" onClick={onRemove}>
          Remove this classification
        </Button>
      )}
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <Button onClick={onSave}>Save</Button>
    </div>
  );
}

type Props = { readonly rowId: string; readonly onClose: () => void };

/** An ingredient's classification given by hand, with its source; it enters the calculation as any other does. */
export function HandClassificationDialog({ rowId, onClose }: Props) {
  const row = useDraft((draft) => rowById(draft, rowId));
  const edit = useEdit();
  const [hand, setHand] = useState<HandClassification>(
    () => row?.handClassification ?? handClassificationSchema.parse({}),
  );
  const [problem, setProblem] = useState<string>();
  const set = (patch: Partial<HandClassification>) => {
    setHand({ ...hand, ...patch });
  };
  const keep = (value: HandClassification | null) => {
    edit(
      `ingredients.${rowId}.hand`,
      changeRow(rowId, (old) => ({ ...old, handClassification: value })),
    );
    onClose();
  };
  const numbers = hand.notHazardous ? [] : numbersFor(hand.hazards);
  const save = () => {
    const found = problemOf(hand, numbers);
    setProblem(found);
    if (found === undefined) keep(hand);
  };
  return (
    <Dialog onClose={onClose} size="lg" title={`Classification of ${row?.name.trim() ?? 'the ingredient'}`}>
      <div className={styles['fields']}>
        {problem !== undefined && <FormMessage tone="problem">{problem}</FormMessage>}
        <Checkbox
          label="Assessed, and not hazardous"
          checked={hand.notHazardous}
          onChange={(event) => {
            set({ notHazardous: event.currentTarget.checked });
          }}
        />
        {!hand.notHazardous && (
          <HazardPicker
            hazards={hand.hazards}
            onChange={(hazards) => {
              set({ hazards });
            }}
          />
        )}
        <NumberFields hand={hand} numbers={numbers} onChange={set} />
        {!hand.notHazardous && hand.hazards.length > 0 && (
          <SpecificLimitsField
            limits={hand.specificLimits}
            hazards={hand.hazards}
            onChange={(specificLimits) => {
              set({ specificLimits });
            }}
          />
        )}
        <TextInput
          label="Source"
          withAsterisk
          description="E.g. the supplier's safety data sheet with its date."
          maxLength={300}
          value={hand.source}
          onChange={(event) => {
            set({ source: event.currentTarget.value });
          }}
        />
        <Ways
          onRemove={
            row?.handClassification
              ? () => {
                  keep(null);
                }
              : undefined
          }
          onCancel={onClose}
          onSave={save}
        />
      </div>
    </Dialog>
  );
}
