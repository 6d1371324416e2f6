import { assembleSheet } from './assemble-sheet.ts';
import { parseDraft } from './draft/entered.ts';
import { assess } from './product/assess.ts';
import type { MadeSheet, SheetFacts } from './sheet-input.ts';

/**
 * Turns a draft into its document: reads the inputs, classifies the product, writes sixteen sections. Pure, and the
 * same in browser and server. Never throws for a draft that its schema accepts, however incomplete.
 */
export function makeSheet(facts: SheetFacts): MadeSheet {
  const product = assess(parseDraft(facts.draft), { ...facts, asOf: facts.revisionDate });
  return { product, document: assembleSheet(product, facts) };
}
