import { createHash } from 'node:crypto';
import { loadLanguage } from '@gosds/phrases/languages';
import type { SheetDocument } from '@gosds/sheet/document';
import { type Inspection, inspect } from '@gosds/sheet/inspector/inspect';
import { inspectionReport } from '@gosds/sheet/inspector/inspection-report';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { sheetLanguage } from '@gosds/sheet/profiles/countries';
import type { SheetFacts } from '@gosds/sheet/sheet-input';
import { sheetText } from '@gosds/sheet/sheet-text';
import { labelSentences } from './label-sentences.ts';
import { labelToPrint } from './print-package-label.ts';
import type { InspectedSheet, WriteSheetFiles } from './sheet-files.ts';
import type { CollectedFacts, SheetMaker, SheetRequest } from './sheet-maker.ts';

async function withLanguage(facts: CollectedFacts): Promise<SheetFacts> {
  return { ...facts, language: await loadLanguage(sheetLanguage(facts.draft.description)) };
}

function inspected(facts: SheetFacts): InspectedSheet {
  const made = makeSheet(facts);
  return { ...made, inspection: inspect({ ...facts, ...made, today: facts.revisionDate }) };
}

function contentHashOf(sheet: SheetDocument, inspection: Inspection, logo: SheetRequest['logo']): string {
  const content = JSON.stringify([sheet, logo?.hash, logo?.widthPx, inspection]);
  return createHash('sha256').update(content).digest('base64url');
}

/** Makes sheets where it is called. */
export const sheetMaker = (writeFiles: WriteSheetFiles): SheetMaker => ({
  async make({ facts: collected, logo, knownHash }) {
    const facts = await withLanguage(collected);
    const finished = inspected(facts);
    const { document: sheet, inspection } = finished;
    const contentHash = contentHashOf(sheet, inspection, logo);
    const files = contentHash === knownHash ? undefined : writeFiles(facts, finished);
    return { sheet, inspection, contentHash, text: sheetText(sheet), files };
  },

  async inspect(collected) {
    const { document, inspection } = inspected(await withLanguage(collected));
    const { productName, companyName, market, ruleSet } = document;
    return { about: { productName, companyName, market, ruleSet }, inspection };
  },

  async report(collected) {
    const { inspection } = inspected(await withLanguage(collected));
    const { document } = makeSheet({ ...collected, language: await loadLanguage('en') });
    return inspectionReport(document, inspection);
  },

  async label({ facts: collected, request, says }) {
    const facts = await withLanguage(collected);
    const made = makeSheet(facts);
    if (labelSentences(made.document) !== says) return undefined;
    return labelToPrint({ input: { ...facts, ...made }, request, date: facts.revisionDate });
  },
});
