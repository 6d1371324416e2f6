import type { Draft, DraftIngredient, DraftPart } from '@gosds/sheet/draft/draft';
import { partId } from '../state/ingredient-edits.ts';
import { type Tested, testsOf } from './test-edits.ts';
import { words } from '../../../words/words.ts';

/** A subject that tests can be entered for; `value` identifies it in a list of choices. */
export type Subject = {
  readonly value: string;
  readonly name: string;
  readonly tested: Tested;
  /** False if the number of the row replaces a missing name. */
  readonly isNamed: boolean;
};

export const productValue = 'product';

const nameOf = ({ name }: DraftPart, number: string): string =>
  name.trim() === '' ? words().properties.toxicity.ingredient(number) : name;

function subjectsOfRow(row: DraftIngredient, index: number): Subject[] {
  const number = String(index + 1);
  const own: Subject = {
    value: row.id,
    name: nameOf(row, number),
    tested: { rowId: row.id },
    isNamed: row.name.trim() !== '',
  };
  const parts = row.parts.map((part, at): Subject => {
    const rowId = partId(row.id, part.id);
    return {
      value: rowId,
      name: nameOf(part, `${number}.${at + 1}`),
      tested: { rowId },
      isNamed: part.name.trim() !== '',
    };
  });
  return parts.length > 0 ? parts : [own];
}

const isOffered = (draft: Draft, { tested, isNamed }: Subject): boolean =>
  isNamed || Object.keys(testsOf(draft, tested)).length > 0;

/** The product, and each ingredient with a name or with tests. A raw material is replaced by its ingredients. */
export const subjectsOf = (draft: Draft): readonly Subject[] => [
  {
    value: productValue,
    name: draft.description.productName.trim() || words().properties.toxicity.product,
    tested: 'product',
    isNamed: true,
  },
  ...draft.ingredients.flatMap(subjectsOfRow).filter((subject) => isOffered(draft, subject)),
];
