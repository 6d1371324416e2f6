import { assembleSheet } from './assemble-sheet.ts';
import { parseDraft } from './draft/entered.ts';
import { assess } from './product/assess.ts';
import type { MadeSheet, SheetFacts } from './sheet-input.ts';

/**
 * The whole way from a draft to its document: what was entered, the classified product, sixteen sections. Pure, and the
 * same in browser and server; never throws for a draft that its schema takes, however incomplete.
 */
export function makeSheet(facts: SheetFacts): MadeSheet {
  const product = assess(parseDraft(facts.draft), { ...facts, asOf: facts.revisionDate });
  return { product, document: assembleSheet(product, facts) };
}
