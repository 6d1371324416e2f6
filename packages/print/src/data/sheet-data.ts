import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import type { Explained } from '@gosds/ghs/classification';
import type { Block, Origin, Sentence, SheetDocument } from '@gosds/sheet/model/document';
import { visitBlock } from '@gosds/sheet/model/block';
import { printedInputs } from '@gosds/sheet/printed-inputs/printed-inputs';
import { sheetDataVersion } from '@gosds/sheet/printed-inputs/sheet-data-head';
import type { Product } from '@gosds/sheet/product/product';
import type { ReviewedSheet } from '@gosds/usecases/sheet-files';
import { additionsOf, type SentenceEdit, sentenceEditsOf } from '@gosds/sheet/versions/apply-edits';
import { inEnglish } from '@gosds/phrases/say-message';
import { type Audience, createReasonTable, type ReasonTable } from './reason-table.ts';
import type { SheetData } from '@gosds/sheet/printed-inputs/sheet-data-schema';

type Rationale = SheetData['rationale'];
type DataBlock = SheetData['sheet']['sections'][number]['subsections'][number]['blocks'][number];
type DataSentence = Extract<DataBlock, { kind: 'signal-word' }>['sentence'];

/** The sheet and its rationale, in the format of `sheetDataSchema`. */
export function sheetData(made: ReviewedSheet, audience: Audience): SheetData {
  const reasons = createReasonTable(audience);
  const sheet = documentAsData(made.document, reasons);
  const rationale = {
    detail: audience,
    classes: made.product.classification.outcomes.map(({ hazardClass, status, hazards, missing, reasons: why }) => ({
      hazardClass,
      status,
      hazards: hazards.map((hazard) => ({ ...hazard })),
      missing: missing.map(inEnglish),
      reasons: reasons.place(why),
    })),
    ...(audience === 'owner' ? { acuteToxicityEstimates: estimates(made.product) } : {}),
    label: labelAsData(made.product, audience),
    transport: transportAsData(made.product, reasons),
    ...acceptedAsData(made, audience),
    ...editsAsData(made),
  };
  return {
    format: 'gosds-sheet',
    formatVersion: sheetDataVersion,
    inputs: printedInputs(made),
    sheet,
    rationale: { ...rationale, reasons: [...reasons.entries] },
  };
}

function documentAsData(document: SheetDocument, reasons: ReasonTable): SheetData['sheet'] {
  const { otherPart } = document;
  return {
    ...partAsData(document, reasons),
    ...(otherPart && { otherPart: partAsData(otherPart, reasons) }),
  };
}

/** Leaves out the texts of page header and footer, which belong to the printer. */
function partAsData(document: SheetDocument, reasons: ReasonTable): Omit<SheetData['sheet'], 'otherPart'> {
  const { market, language, direction, documentType, title, legalBasis, productName, companyName } = document;
  const { issueDate, revisionDate, version, ruleSet, sections } = document;
  return {
    ...{ market, language, direction, documentType, title, legalBasis, productName, companyName },
    ...{ issueDate, revisionDate, version, ruleSet },
    sections: sections.map(({ number, heading, subsections }) => ({
      number,
      heading,
      subsections: subsections.map((part) => ({
        number: part.number,
        heading: part.heading,
        blocks: part.blocks.map((block) => blockAsData(block, reasons)),
      })),
    })),
  };
}

function blockAsData(block: Block, reasons: ReasonTable): DataBlock {
  const write = (sentence: Sentence) => sentenceAsData(sentence, reasons);
  return visitBlock<DataBlock>(block, {
    paragraph: ({ kind, sentences }) => ({ kind, sentences: sentences.map(write) }),
    list: ({ kind, items }) => ({ kind, items: items.map(write) }),
    fields: ({ kind, fields }) => ({
      kind,
      fields: fields.map(({ label, values }) => ({ label, values: values.map(write) })),
    }),
    table: ({ kind, caption, columns, rows }) => ({
      kind,
      caption,
      columns: columns.map((column) => ({ ...column })),
      rows: rows.map((row) => row.map(write)),
    }),
    pictograms: ({ kind, pictograms }) => ({
      kind,
      pictograms: pictograms.map(({ code, sentence }) => ({ code, sentence: write(sentence) })),
    }),
    'signal-word': ({ kind, sentence }) => ({ kind, sentence: write(sentence) }),
  });
}

const sentenceAsData = ({ id, text, origin }: Sentence, reasons: ReasonTable): DataSentence => ({
  id,
  text,
  origin: originAsData(origin, reasons),
});

/** Hides from the recipient the CAS number behind a generic name, and concentrations in an explanation. */
function originAsData(origin: Origin, reasons: ReasonTable): DataSentence['origin'] {
  if (origin.kind === 'classification') return { kind: 'classification', reasons: reasons.place(origin.reasons) };
  if (reasons.audience === 'owner') return { ...origin };
  if (origin.kind === 'catalogue') return { kind: 'catalogue', source: origin.source };
  return origin.kind === 'rule' ? { kind: 'rule', paragraph: origin.paragraph } : { ...origin };
}

const estimates = ({ classification }: Product) =>
  classification.ate
    .filter(({ value }) => Number.isFinite(value))
    .map(({ route, value, unknownPercent }) => ({ route, value, unknownPercent }));

/** The explanations name ingredients and their concentrations, so recipients do not get them. */
function labelAsData({ label }: Product, audience: Audience): Rationale['label'] {
  const write = (entries: readonly Explained<string>[]) =>
    entries.map(({ value, paragraph, why }) => ({
      value,
      paragraph,
      ...(audience === 'owner' ? { why: inEnglish(why) } : {}),
    }));
  return {
    signalWord: label.signalWord,
    pictograms: write(label.pictograms),
    pictogramsDropped: write(label.pictogramsDropped),
    hazardStatements: write(label.hazardStatements),
    hazardStatementsDropped: write(label.hazardStatementsDropped),
    supplementalStatements: label.supplemental.map(({ code }) => code),
    precautionaryStatements: write(label.precautionaryStatements),
    precautionaryStatementsDropped: write(label.precautionaryStatementsDropped),
  };
}

/**
 * Lists each check once, however many places it names, since the reason belongs to the check. Its details may reveal a
 * concentration.
 */
/** Also for recipients: the desk says that they can read the reason. */
function editsAsData({ edits = [] }: ReviewedSheet): Pick<Rationale, 'edits' | 'additions'> {
  const [written, added] = [sentenceEditsOf(edits), additionsOf(edits)];
  return {
    ...(written.length > 0 ? { edits: written.map(editAsData) } : {}),
    ...(added.length > 0 ? { additions: added.map(({ added: kind, ...addition }) => ({ kind, ...addition })) } : {}),
  };
}

const editAsData = ({ id, part, text, signalWord, reason }: SentenceEdit) => ({
  ...{ sentence: id, part, isRemoved: text === null },
  ...(signalWord === undefined ? {} : { signalWord }),
  reason,
});

function acceptedAsData({ review }: ReviewedSheet, audience: Audience): Pick<Rationale, 'acceptedFindings'> {
  const accepted = review.findings.filter(({ severity, accepted: reason }) => severity === 'must' && reason !== null);
  const first = accepted.filter(({ check }, index) => accepted.findIndex((each) => each.check === check) === index);
  if (first.length === 0) return {};
  const acceptedFindings = first.map(({ check, part, paragraph, accepted: reason }) => {
    const messages = accepted.filter((each) => each.check === check).map(({ message }) => findingInEnglish(message));
    return { check, part, paragraph, reason: reason ?? '', ...(audience === 'owner' ? { messages } : {}) };
  });
  return { acceptedFindings };
}

/** The engine's own proposal. Section 14 of the sheet has what the user confirmed instead. */
function transportAsData({ transport: { land: transport } }: Product, reasons: ReasonTable): Rationale['transport'] {
  if (transport.status === 'not-regulated')
    return { status: 'not-regulated', reasons: reasons.place(transport.reasons) };
  if (transport.status === 'incomplete') {
    return {
      status: 'incomplete',
      missing: transport.missing.map(inEnglish),
      reasons: reasons.place(transport.reasons),
    };
  }
  const { entry, shippingName, environmentallyHazardous, reasons: why } = transport.proposal;
  const isOpen = transport.openInWater !== undefined && 'missing' in transport.openInWater;
  return {
    status: 'regulated',
    unNumber: entry.un,
    shippingName,
    class: entry.class,
    subsidiaryHazards: [...entry.subsidiaryHazards],
    ...(entry.packingGroup === null ? {} : { packingGroup: entry.packingGroup }),
    ...(isOpen ? {} : { environmentallyHazardous }),
    reasons: reasons.place(why),
  };
}
