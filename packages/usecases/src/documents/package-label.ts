import type { ShownLabel } from '@gosds/contract/documents/package-label';
import { Problem } from '@gosds/contract/problem';
import type { LabelRequest } from '@gosds/sheet/label/label-request';
import type { Draft } from '@gosds/sheet/draft/draft';
import type { PublishedSheet } from '@gosds/sheet/versions/published-sheet';
import { labelSentences } from '../label-sentences.ts';
import { UnprintableCharacter } from '../pdf-printer.ts';
import { type LabelOutcome, type LabelToPrint, printPackageLabel, type TriedLabel } from '../print-package-label.ts';
import { collectFacts } from './collect-facts.ts';
import type { MakingDeps, OwnOrder } from './document-deps.ts';
import type { StoredDocument } from './document-store.ts';
import { findOwnDocument, findPaidDocument } from './own-document.ts';
import { sheetFileName } from './pdf-file-name.ts';
import { policy } from '../policy.ts';
import { publishedUrl } from './public-page.ts';
import type { PdfFile } from './view-document.ts';

export type LabelOfOrder = OwnOrder & { readonly request: LabelRequest };

type Made = { readonly document: StoredDocument; readonly request: LabelRequest; readonly watermark: boolean };

/** `publicUrl`: address of the page behind the QR code; undefined where the sheet is not published. */
type Printed = { readonly outcome: LabelOutcome; readonly publicUrl: string | undefined };

/** Resolution for a label as wide as a hand, about the width of the dialog that shows it. */
const pictureDpi = 144;

/**
 * The label as the sheet says it, with the edits of its chemist. Throws `label-outdated` if law or facts have changed
 * since, `label-edits-unclear` or `label-language-lacks-edits` if the edits do not say what belongs on it.
 */
async function made(
  deps: MakingDeps,
  { document, request, draft, sheet }: Made & { readonly draft: Draft; readonly sheet: PublishedSheet },
): Promise<LabelToPrint> {
  const [facts, edits] = await Promise.all([
    collectFacts(deps.catalogue, { draft, previous: undefined, today: deps.clock() }),
    deps.work.stores.chemistTasks.editsOf(document.id),
  ]);
  const { productName, companyName } = document;
  const names = { productName, companyName };
  const label = await deps.sheets.label({ facts, request, names, edits, labelText: labelSentences(sheet) });
  if (label.status === 'made') return label.toPrint;
  if (label.status === 'outdated') throw new Problem('label-outdated');
  const isClear = label.edits.every(({ why }) => why === 'other-language');
  throw new Problem(isClear ? 'label-language-lacks-edits' : 'label-edits-unclear', {
    lines: label.edits.map(({ id }) => id),
  });
}

/** Prints a label. Throws `sheet-incomplete` where its typefaces lack a character. */
async function printed(deps: MakingDeps, wanted: Made): Promise<Printed> {
  const { document, request, watermark } = wanted;
  const { documents } = deps.work.stores;
  const [draft, sheet] = await Promise.all([documents.findDraft(document.id), documents.findSheet(document.id)]);
  if (!draft || !sheet) throw new Error(`The sheet ${document.id} of an order is missing.`);
  const label = await made(deps, { ...wanted, draft, sheet });
  const publicUrl = watermark ? undefined : await publishedUrl(deps, document.id);
  try {
    return { outcome: await printPackageLabel(deps.labels, label, { request, watermark, publicUrl }), publicUrl };
  } catch (error) {
    if (!(error instanceof UnprintableCharacter)) throw error;
    const findings = [{ path: '', message: error.message, severity: 'problem' }];
    throw new Problem('sheet-incomplete', { findings }, { cause: error });
  }
}

type Verdicts = Omit<Extract<ShownLabel, { status: 'paper-too-small' }>, 'status'>;

const verdictsOf = ({ label, capacity }: TriedLabel): Verdicts => ({
  capacity,
  leftOff: [...label.leftOff],
  mayOmit: [...label.mayOmit],
  missing: [...label.missing],
});

async function shown({ pages }: MakingDeps, { outcome, publicUrl }: Printed): Promise<ShownLabel> {
  if (outcome.status === 'capacity-missing') return outcome;
  const verdicts = verdictsOf(outcome);
  switch (outcome.status) {
    case 'printed': {
      const { format, xHeightMm, pictogramMm, codeMm, perPaper, pdf } = outcome;
      const { widthMm, heightMm, future = null } = format;
      const { webp } = await pages.renderPage(pdf, 1, pictureDpi);
      const picture = `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`;
      const sizes = { widthMm, heightMm, xHeightMm, pictogramMm, codeMm };
      const lacksCode = publicUrl !== undefined && codeMm === 0;
      return { status: 'printed', ...verdicts, ...sizes, lacksCode, perPaper, future, picture };
    }
    case 'too-small':
      return { status: 'too-small', ...verdicts, min: outcome.min };
    case 'below-minimum':
      return { status: 'below-minimum', ...verdicts, min: outcome.min, paragraph: outcome.paragraph };
    case 'paper-too-small':
      return { status: 'paper-too-small', ...verdicts };
  }
}

/** Previews the label for the user's own order, with its picture. */
export const showLabel =
  (deps: MakingDeps) =>
  async ({ request, ...key }: LabelOfOrder): Promise<ShownLabel> => {
    await deps.limiter.take(policy.rateLimits.labelsPerUser, key.userId);
    const { order, document } = await findOwnDocument(deps.work, key);
    return shown(deps, await printed(deps, { document, request, watermark: !order.isPaid }));
  };

/** The print-ready label for a paid order. */
export const labelPdf =
  (deps: MakingDeps) =>
  async ({ request, ...key }: LabelOfOrder): Promise<PdfFile> => {
    await deps.limiter.take(policy.rateLimits.labelsPerUser, key.userId);
    const { document } = await findPaidDocument(deps.work, key);
    const { outcome } = await printed(deps, { document, request, watermark: false });
    if (outcome.status !== 'printed') throw new Problem('label-does-not-fit', { reason: outcome.status });
    return { fileName: sheetFileName(`${document.productName} label`, 'pdf'), content: outcome.pdf };
  };
