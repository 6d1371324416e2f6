import { Problem } from '@gosds/contract/problem';
import { loadLanguage } from '@gosds/phrases/languages';
import { inspect } from '@gosds/sheet/inspector/inspect';
import { inspectionReport } from '@gosds/sheet/inspector/inspection-report';
import { UnprintableCharacter } from '../pdf-printer.ts';
import { collectFacts } from './collect-facts.ts';
import type { DocumentDeps } from './document-deps.ts';
import { pdfFileName } from './pdf-file-name.ts';
import { lastVersion } from './published-versions.ts';
import type { PdfFile } from './view-document.ts';

export type OwnDraft = { readonly draftId: string; readonly userId: string };

const inspections = { name: 'inspection:user', most: 120, perSeconds: 600 } as const;

async function inspected(deps: DocumentDeps, { draftId, userId }: OwnDraft) {
  const { work, limiter, catalogue, clock, makeSheet } = deps;
  await limiter.take(inspections, userId);
  const stored = await work.stores.drafts.find({ id: draftId, userId });
  if (!stored) throw new Problem('not-found');
  const previous = await lastVersion(work, stored);
  const facts = await collectFacts(catalogue, { draft: stored.draft, previous, today: clock() });
  const made = makeSheet(facts);
  const inspection = inspect({ ...facts, ...made, today: facts.revisionDate });
  return { facts, document: made.document, inspection };
}

/** What the inspector says of a draft as it is saved, however incomplete. */
export const inspectDraft = (deps: DocumentDeps) => async (key: OwnDraft) => {
  const { facts, document, inspection } = await inspected(deps, key);
  const { productName, companyName, market, ruleSet } = document;
  return { productName, companyName, market, ruleSet, date: facts.revisionDate, ...inspection };
};

/** As `inspectDraft`, printed as a tagged PDF: in English, as its findings are, whatever the language of the sheet. */
export const inspectDraftPdf =
  (deps: DocumentDeps) =>
  async (key: OwnDraft): Promise<PdfFile> => {
    const { facts, inspection } = await inspected(deps, key);
    const { document } = deps.makeSheet({ ...facts, language: await loadLanguage('en') });
    try {
      const content = await deps.printer.print(inspectionReport(document, inspection), { watermark: false });
      return { fileName: pdfFileName(`${document.productName} inspection`), content };
    } catch (error) {
      if (!(error instanceof UnprintableCharacter)) throw error;
      const findings = [{ path: '', message: error.message, severity: 'problem' }];
      throw new Problem('sheet-incomplete', { findings }, { cause: error });
    }
  };
