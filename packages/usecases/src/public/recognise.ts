import type { Draft } from '@gosds/sheet/draft/draft';
import type { SubstanceCatalogue } from '../substance-catalogue.ts';

/** Enough matches to see that a number belongs to two records. */
const looked = 10;

type Row = Draft['ingredients'][number]['parts'][number];

/**
 * The record of a CAS number, if it has exactly one. Else undefined: a guess could classify another form of the
 * substance.
 */
async function recordOf(catalogue: SubstanceCatalogue, cas: string) {
  const found = (await catalogue.search(cas, looked)).filter((match) => match.Cas === cas && !match.IsSimilar);
  const ids = [...new Set(found.map(({ MaterialId }) => MaterialId))];
  return ids.length === 1 ? found[0] : undefined;
}

/**
 * Links a row to its record, as the wizard does when the user picks a record: the record holds the CAS number, and a
 * different name stays the user's own.
 */
async function recognised<R extends Row>(catalogue: SubstanceCatalogue, row: R): Promise<R> {
  const cas = row.casNumber.trim();
  if (row.materialId !== null || cas === '' || row.handClassification !== null) return row;
  const record = await recordOf(catalogue, cas);
  if (!record) return row;
  const name = row.name.trim() === '' ? record.Name : row.name;
  return { ...row, materialId: record.MaterialId, casNumber: '', name, ...(name !== record.Name && { ownName: true }) };
}

/** Links ingredients to catalogue records by CAS number, so that programs need not know our record ids. */
export async function recognise(catalogue: SubstanceCatalogue, draft: Draft): Promise<Draft> {
  const ingredients = await Promise.all(
    draft.ingredients.map(async (row) => ({
      ...(await recognised(catalogue, row)),
      parts: await Promise.all(row.parts.map((part) => recognised(catalogue, part))),
    })),
  );
  return { ...draft, ingredients };
}
