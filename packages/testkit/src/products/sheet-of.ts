import { findByMaterialId } from '@gosds/catalogue/catalogue';
import { sources } from '@gosds/catalogue/sources';
import type { SheetDocument } from '@gosds/sheet/document';
import type { Draft } from '@gosds/sheet/draft';
import { makeSheet } from '@gosds/sheet/make-sheet';
import type { MadeSheet, SheetFacts } from '@gosds/sheet/sheet-input';
import type { Substance } from '@gosds/sheet/substance';

const sourceMap = new Map(sources.map((source) => [source.id, source]));

function substancesOf({ ingredients }: Draft): Map<number, Substance> {
  const known = ingredients.flatMap(({ materialId }) => (materialId === null ? [] : [findByMaterialId(materialId)]));
  return new Map(known.filter((substance) => substance !== undefined).map((each) => [each.materialId, each]));
}

type Edition = { readonly date?: string; readonly previous?: SheetDocument };

/** What a draft's sheet is made from: facts of the catalogue, and a fixed date. */
export const factsOf = (draft: Draft, { date = '2026-11-21', previous }: Edition = {}): SheetFacts => ({
  draft,
  substances: substancesOf(draft),
  sources: sourceMap,
  issueDate: date,
  revisionDate: date,
  version: '1.0',
  previous,
});

/** A draft's sheet by the whole chain. */
export const sheetOf = (draft: Draft, edition?: Edition): MadeSheet => makeSheet(factsOf(draft, edition));
