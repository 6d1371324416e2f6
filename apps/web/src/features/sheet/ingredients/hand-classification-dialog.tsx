import { Button, Checkbox, TextInput } from '@mantine/core';
import { checkHand, handNumbers } from '@gosds/sheet/review/entries/check-hand';
import { handClassificationSchema, type HandClassification } from '@gosds/sheet/draft/draft';
import { isPropertyStatement } from '@gosds/ghs/supplemental-code';
import { isClassifiedByHand } from '@gosds/sheet/draft/hand-classification';
import { useState } from 'react';
import { NumberInput } from '../../../ui/number-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { focusInput } from '../wizard/focus-input.ts';
import { asksFor } from './hazard-options.ts';
import { HazardPicker } from './hazard-picker.tsx';
import { useCatalogueClasses } from './use-catalogue-classes.ts';
import { changeRow, rowById } from '../state/ingredient-edits.ts';
import { maxCharacters } from '../fields/max-characters.ts';
import { useDraft, useEdit } from '../state/wizard-context.ts';
import styles from './hand-classification-dialog.module.css';
import { SpecificLimitsField } from './specific-limits-field.tsx';
import { dose } from '../../../words/number-text.ts';
import { useRowNames } from '../../../words/use-substance-name.ts';
import { useWords, words } from '../../../words/words.ts';
import { sayFindingNow } from '../../../words/say-finding.ts';

type Numbers = (typeof handNumbers)[number];

/** The error of each input, by its path within the classification. */
type Problems = ReadonlyMap<string, string>;

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

const root = 'hand';
/** The dialog serves any row; only the path within the classification matters to a finding. */
const anyRow = 'ingredients.0.handClassification';
const noProblems: Problems = new Map();

/** The errors, including a missing source. */
const problemsOf = (hand: HandClassification): Problems =>
  new Map([
    ...(isClassifiedByHand(hand) ? [] : [['hazards', words().ingredients.hand.missing] as const]),
    ...checkHand(hand, anyRow).map(
      ({ path, message }) => [path.slice(anyRow.length + 1), sayFindingNow(message)] as const,
    ),
  ]);

/** Removes the numbers of deselected classes: what is not on the screen must not count. */
function asShown(hand: HandClassification): HandClassification {
  const shown = numbersFor(hand.hazards);
  const hidden = handNumbers.filter((field) => !shown.includes(field));
  return hand.notHazardous ? hand : { ...hand, ...Object.fromEntries(hidden.map((field) => [field, ''])) };
}

type NumberProps = {
  readonly hand: HandClassification;
  readonly problems: Problems;
  readonly numbers: readonly Numbers[];
  readonly onChange: (patch: Partial<HandClassification>) => void;
};

/** M-factors and acute toxicity estimates, if a chosen category needs them. */
function NumberFields({ hand, problems, numbers, onChange }: NumberProps) {
  const { number } = useWords().ingredients;
  if (numbers.length === 0) return null;
  return (
    <div className={styles['numbers']}>
      {numbers.map((field) => (
        <NumberInput
          key={field}
          id={`${root}.${field}`}
          label={number[field]}
          maxLength={maxCharacters(handClassificationSchema.shape[field])}
          value={hand[field]}
          error={problems.get(field)}
          notation={dose}
          onType={(typed) => {
            onChange({ [field]: typed });
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
  const { hand } = useWords().ingredients;
  return (
    <div className={styles['ways']}>
      {onRemove !== undefined && (
        <Button variant="subtle" color="gray" onClick={onRemove}>
          {hand.removeAll}
        </Button>
      )}
      <Button variant="default" onClick={onCancel}>
        {hand.cancel}
      </Button>
      <Button onClick={onSave}>{hand.save}</Button>
    </div>
  );
}

/** Initial content of the dialog: the manual classification, else that of the catalogue. */
function useOpened(rowId: string) {
  const given = useDraft((draft) => rowById(draft, rowId)?.handClassification ?? null);
  const known = useCatalogueClasses(rowId);
  const [opened] = useState(() => ({
    opened: given ?? known ?? handClassificationSchema.parse({}),
    isKnown: given === null && known !== undefined,
    known: statementsOf(known),
  }));
  return opened;
}

/** The classes and supplemental statements of a classification. */
const statementsOf = (hand: HandClassification | undefined): readonly string[] =>
  hand === undefined ? [] : [...hand.hazards, ...(hand.supplemental ?? [])];

/** The classification with these classes and supplemental statements. */
const withStatements = (chosen: readonly string[]): Pick<HandClassification, 'hazards' | 'supplemental'> => ({
  hazards: chosen.filter((each) => !isPropertyStatement(each)),
  supplemental: chosen.filter(isPropertyStatement),
});

/** An older classification says nothing of supplemental statements: those of the catalogue count. */
const chosenOf = (hand: HandClassification, known: readonly string[]): readonly string[] => [
  ...hand.hazards,
  ...(hand.supplemental ?? known.filter(isPropertyStatement)),
];

type Props = { readonly rowId: string; readonly onClose: () => void };

/** A manual classification of an ingredient, with its source. The calculation treats it like any other. */
export function HandClassificationDialog({ rowId, onClose }: Props) {
  const { hand: labels } = useWords().ingredients;
  const row = useDraft((draft) => rowById(draft, rowId));
  const nameOf = useRowNames();
  const edit = useEdit();
  const { opened, isKnown, known } = useOpened(rowId);
  const [hand, setHand] = useState(opened);
  const [isChecked, setChecked] = useState(false);
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
  const shown = asShown(hand);
  const problems = isChecked ? problemsOf(shown) : noProblems;
  const save = () => {
    const [first] = problemsOf(shown).keys();
    if (first === undefined) keep(shown);
    else {
      setChecked(true);
      focusInput(first.startsWith('hazards') ? 'hand-hazard' : `${root}.${first}`);
    }
  };
  return (
    <FormDialog
      isChanged={JSON.stringify(hand) !== JSON.stringify(opened)}
      onClose={onClose}
      size="lg"
      title={row ? labels.title(nameOf(row).trim()) : labels.titleUnnamed}
    >
      <div className={styles['fields']}>
        {isKnown && <p className={styles['note']}>{labels.known}</p>}
        <Checkbox
          label={labels.assessed}
          checked={hand.notHazardous}
          onChange={(event) => {
            set({ notHazardous: event.currentTarget.checked });
          }}
        />
        {!hand.notHazardous && (
          <HazardPicker
            chosen={chosenOf(hand, known)}
            known={known}
            problem={problems.get('hazards')}
            onChange={(chosen) => {
              set(withStatements(chosen));
            }}
          />
        )}
        <NumberFields hand={hand} problems={problems} numbers={numbers} onChange={set} />
        {!hand.notHazardous && hand.hazards.length > 0 && (
          <SpecificLimitsField
            limits={hand.specificLimits}
            hazards={hand.hazards}
            problems={problems}
            onChange={(specificLimits) => {
              set({ specificLimits });
            }}
          />
        )}
        <TextInput
          id={`${root}.source`}
          label={labels.source}
          withAsterisk
          error={problems.get('source')}
          description={labels.sourceHint}
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
    </FormDialog>
  );
}
