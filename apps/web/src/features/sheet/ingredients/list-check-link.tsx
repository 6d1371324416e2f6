import { Button } from '@mantine/core';
import type { Draft } from '@gosds/sheet/draft/draft';
import { parseDraft } from '@gosds/sheet/draft/entered';
import { Link, useNavigate } from 'react-router';
import { useWords } from '../../../words/words.ts';
import { useWizard } from '../state/wizard-context.ts';

const checkPath = '/galleria-data/check';

/** Rows that the recipe leaves out because their proportion cannot be read or exceeds 100 %. */
function leftOut(draft: Draft) {
  const { rows, recipe } = parseDraft(draft);
  const hasParts = rows.some(({ parts }) => parts.length > 0);
  const counted = new Set(recipe.map(({ path }) => path.split('.')[1]));
  return rows
    .filter(({ row, share }, at) => {
      const isOpen = share === undefined || !hasParts;
      return row.name.trim() !== '' && isOpen && !counted.has(String(at));
    })
    .map(({ row }) => row);
}

/**
 * One line per ingredient: name, number and proportion, separated by tabs. A raw material is replaced by its
 * ingredients.
 */
export const listLines = (draft: Draft): string =>
  [...parseDraft(draft).recipe.map(({ row }) => row), ...leftOut(draft)]
    .map(({ name, casNumber, proportion }) =>
      [name, casNumber, proportion]
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '')
        .join('\t'),
    )
    .join('\n');

/**
 * Link to the check of all ingredients against the regulatory lists. Reads the ingredients when it is followed, not on
 * every key.
 */
export function ListCheckLink() {
  const { toLists } = useWords().ingredients;
  const { store } = useWizard();
  const navigate = useNavigate();
  return (
    <Button
      component={Link}
      variant="default"
      to={checkPath}
      onClick={(event) => {
        event.preventDefault();
        void navigate(checkPath, { state: { ingredients: listLines(store.getState().draft) } });
      }}
    >
      {toLists}
    </Button>
  );
}
