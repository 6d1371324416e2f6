import { Button } from '@mantine/core';
import type { DraftPart } from '@gosds/sheet/draft/draft';
import { familyOptions, isFamily } from '@gosds/sheet/draft/family';
import { isClassifiedByHand, readHandClassification } from '@gosds/sheet/draft/hand-classification';
import { proposedFamily } from '@gosds/sheet/product/functional-class';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { useEdit, useFinding, useWizardUi } from '../state/wizard-context.ts';
import { changeRow } from '../state/ingredient-edits.ts';
import styles from './ingredient-table.module.css';
import { useWords } from '../../../words/words.ts';

type Props = {
  readonly row: DraftPart;
  readonly id: string;
  readonly path: string;
  readonly number: string;
  /** Number of ingredients that a raw material is split into; undefined for an ingredient of a raw material. */
  readonly parts?: number;
  /** True while the name is typed or looked up; nothing is proposed then. */
  readonly isTyping: boolean;
};

const isByHand = ({ handClassification }: DraftPart): boolean =>
  handClassification !== null && isClassifiedByHand(handClassification);

function proposalFor({ name, handClassification }: DraftPart) {
  const hazards = handClassification ? readHandClassification(handClassification).hazards : [];
  return proposedFamily({ name, hazards });
}

/** True if the sheet uses the family of the row: the catalogue does not have the ingredient, and it is not split. */
const isCounted = ({ row, parts = 0 }: Props): boolean =>
  row.materialId === null && parts === 0 && row.name.trim() !== '';

/** The families that name and hazards suggest, until the user confirms one. */
function useProposal(props: Props) {
  const isAwaited = useWizardUi(({ awaited }) => awaited.has(props.id));
  const isOpen = isCounted(props) && props.row.family === '' && !props.isTyping && !isAwaited;
  return isOpen ? proposalFor(props.row) : undefined;
}

/** True if the field is shown. A wrong family is always shown, so that it can be corrected. */
function isShown(props: Props): boolean {
  const { row } = props;
  return row.family === '' ? isCounted(props) && isByHand(row) : isCounted(props) || !isFamily(row.family);
}

/**
 * The chemical family of an ingredient that the catalogue does not have, with suggestions from its name and hazards.
 */
export function ChemicalFamily(props: Props) {
  const { row, id, path, number } = props;
  const { ingredients, findings } = useWords();
  const { family: words } = ingredients;
  const { family: families } = findings;
  const edit = useEdit();
  const inputId = `${path}.family`;
  const { problem } = useFinding(inputId);
  const proposed = useProposal(props);
  if (proposed === undefined && !isShown(props)) return null;
  const set = (family: string) => {
    edit(
      inputId,
      changeRow(id, (old) => ({ ...old, family })),
    );
  };
  return (
    <div className={styles['family']}>
      <NativeSelect
        id={inputId}
        label={words.label(number)}
        value={row.family}
        options={familyOptions.map((value) => ({ value, label: families[value] }))}
        placeholder={words.notConfirmed}
        error={problem}
        onSelect={set}
      />
      {proposed !== undefined && (
        <p className={styles['status']} data-tone="unknown">
          <span>{words.looksLike(families[proposed])}</span>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={words.confirmThis({ family: families[proposed], number })}
            onClick={() => {
              set(proposed);
            }}
          >
            {words.confirm}
          </Button>
        </p>
      )}
    </div>
  );
}
