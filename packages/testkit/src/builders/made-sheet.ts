import type { Draft } from '@gosds/sheet/draft/draft';
import { makeSheet } from '@gosds/sheet/make-sheet';
import type { MadeSheet } from '@gosds/sheet/sheet-input';
import type { Substance } from '@gosds/sheet/substance';

/** The sheet of a draft, made by the whole chain with only these substances known. */
export const madeSheet = (draft: Draft, substances: readonly Substance[] = []): MadeSheet =>
  makeSheet({
    draft,
    substances: new Map(substances.map((substance) => [substance.materialId, substance])),
    sources: new Map(),
    issueDate: '2026-11-21',
    revisionDate: '2026-11-21',
    version: '1.0',
  });
