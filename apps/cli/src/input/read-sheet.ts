import { findByMaterialId } from '@gosds/catalogue/catalogue';
import { listingsOf } from '@gosds/catalogue/lists/listings';
import { sources } from '@gosds/catalogue/sources';
import { loadLanguage } from '@gosds/phrases/load-language';
import { draftSchema } from '@gosds/sheet/draft/draft';
import { catalogueRows, typedNumbers } from '@gosds/sheet/draft/recipe-rows';
import type { SheetFacts } from '@gosds/sheet/sheet-input';
import { z } from 'zod';
import { InputError } from './input-error.ts';

const date = z.iso.date();

/** A draft as the wizard saves it, alone or with its sheet's dates and version. */
const sheetForm = z.object({
  draft: draftSchema,
  issueDate: date.optional(),
  revisionDate: date.optional(),
  version: z.string().default('1.0'),
});

/** A saved draft has no key `draft`; a sheet has one. */
const asSheet = (content: unknown): unknown =>
  typeof content === 'object' && content !== null && 'draft' in content ? content : { draft: content };

/**
 * Reads a sheet or a draft in JSON, and loads the phrases of its language. A missing date becomes `today`. Throws an
 * InputError on anything else.
 */
export async function readSheet(text: string, today: string): Promise<SheetFacts> {
  const { draft, issueDate, revisionDate, version } = parse(text);
  const ids = catalogueRows(draft).map(({ materialId }) => materialId);
  const known = ids.map(findByMaterialId).filter((substance) => substance !== undefined);
  const issued = issueDate ?? revisionDate ?? today;
  return {
    draft,
    substances: new Map(known.map((substance) => [substance.materialId, substance])),
    listings: new Map(typedNumbers(draft).map((cas) => [cas, listingsOf(cas)])),
    sources: new Map(sources.map((source) => [source.id, source])),
    issueDate: issued,
    revisionDate: revisionDate ?? issued,
    version,
    language: await loadLanguage(draft.description.language),
  };
}

function parse(text: string): z.infer<typeof sheetForm> {
  try {
    return sheetForm.parse(asSheet(JSON.parse(text)));
  } catch (fault) {
    throw new InputError(fault instanceof z.ZodError ? z.prettifyError(fault) : String(fault), { cause: fault });
  }
}
