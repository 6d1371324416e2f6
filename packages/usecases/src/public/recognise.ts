import type { Draft } from '@gosds/sheet/draft/draft';
import type { SubstanceCatalogue } from '../substance-catalogue.ts';

/** Enough to see that a number is of two records. */
const looked = 10;

type Row = Draft['ingredients'][number]['parts'][number];

/** The record of a CAS number where it is of one alone: a guess would classify by another form of the substance. */
async function recordOf(catalogue: SubstanceCatalogue, cas: string) {
  const found = (await catalogue.search(cas, looked)).filter((match) => match.Cas === cas && !match.IsSimilar);
  const ids = [...new Set(found.map(({ MaterialId }) => MaterialId))];
  return ids.length === 1 ? found[0] : undefined;
}

/** As the wizard does where a record is picked: the number stands with the record, and another name stays the user's own. */
async function recognised<R extends Row>(catalogue: SubstanceCatalogue, row: R): Promise<R> {
  const cas = row.casNumber.trim();
  if (row.materialId !== null || cas === '' || row.handClassification !== null) return row;
  const record = await recordOf(catalogue, cas);
  if (!record) return row;
  const name = row.name.trim() === '' ? record.Name : row.name;
  return { ...row, materialId: record.MaterialId, casNumber: '', name, ...(name !== record.Name && { ownName: true }) };
}

/** The product with the records of its CAS numbers, so that a program needs not know ours. */
export async function recognise(catalogue: SubstanceCatalogue, draft: Draft): Promise<Draft> {
  const ingredients = await Promise.all(
    draft.ingredients.map(async (row) => ({
      ...(await recognised(catalogue, row)),
      parts: await Promise.all(row.parts.map((part) => recognised(catalogue, part))),
    })),
  );
  return { ...draft, ingredients };
}
