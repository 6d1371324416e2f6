import type { DraftPart } from '@gosds/sheet/draft/draft';
import { changeRow, exactMatch, pickMatch } from '../lib/ingredient-edits.ts';
import type { Edit } from '../lib/wizard-context.ts';
import { findIngredients } from './search-ingredients.ts';

type Target = { readonly edit: Edit; readonly idOf: (row: DraftPart) => string };

/** Pasted rows that the catalogue names exactly count as picked; without an answer they stay as pasted. */
export function matchPasted(rows: readonly DraftPart[], { edit, idOf }: Target): void {
  const added = rows.filter(({ materialId, name }) => materialId === null && name.trim().length >= 3);
  for (const row of added) {
    const key = row.casNumber || row.name;
    findIngredients(key).then(
      (matches) => {
        const match = exactMatch(key, matches);
        if (match) edit('ingredients.paste.match', changeRow(idOf(row), pickMatch(match)));
      },
      () => undefined,
    );
  }
}
