import { assembleSheet } from './assemble-sheet.ts';
import { withAdditions } from './label/label-additions.ts';
import type { LabelElements } from '@gosds/ghs/classification';
import { agreedEdits, labelAsSigned } from './label/signed-label.ts';
import { makeSheet } from './make-sheet.ts';
import type { Product } from './product/product.ts';
import type { MadeSheet, SheetFacts } from './sheet-input.ts';
import { applyEdits, editsOfPart, type SheetEdit } from './versions/apply-edits.ts';

/** A sheet that a person edited. */
export type MadeEditedSheet = {
  /** With what was added to the label, before the edits of single lines. */
  readonly proposal: MadeSheet;
  /** With every edit. The label of its product is the signed one. */
  readonly signed: MadeSheet;
};

/** The sheet of a draft with a person's edits in it. Pure; never throws for a draft that its schema accepts. */
export function makeEditedSheet(facts: SheetFacts, edits: readonly SheetEdit[]): MadeEditedSheet {
  const made = makeSheet(facts);
  if (edits.length === 0) return { proposal: made, signed: made };
  const label = withAdditions(made.product.label, edits);
  const written = ofLabel(facts, made.product);
  const agreed = agreedEdits(edits, made.document.otherPart ? 2 : 1);
  const { document } = written(labelAsSigned(label, agreed));
  return {
    proposal: label === made.product.label ? made : written(label),
    signed: {
      product: { ...made.product, label: labelAsSigned(label, editsOfPart(edits, 0)) },
      document: applyEdits(document, edits),
    },
  };
}

/** Writes the sheet of a product with another label. What it says where there is no element follows the label. */
const ofLabel =
  (facts: SheetFacts, made: Product) =>
  (label: LabelElements): MadeSheet => {
    const product = { ...made, label };
    return { product, document: assembleSheet(product, facts) };
  };
