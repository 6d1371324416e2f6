import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { tellWith } from '@gosds/phrases/finding-message';
import { assembleSheet } from '../assemble-sheet.ts';
import type { SheetDocument } from '../model/document.ts';
import { checkedSheet, type FinishedSheet } from '../review/checked-sheet.ts';
import { placeOf } from '../review/place-of.ts';
import type { AuditFinding } from './audit-finding.ts';
import { agreements } from './checks.ts';
import { linesLeftOut } from './left-out.ts';

/** The parts of a sheet: one, or two for a sheet in two languages. */
const partsOf = (document: SheetDocument): readonly SheetDocument[] =>
  document.otherPart ? [document, document.otherPart] : [document];

/**
 * Checks a finished sheet, which people may have edited, against the lines that its rules require and against the
 * agreements between its parts. A rule that writes a line requires that line. A sheet that nobody edited has no
 * findings.
 */
export function auditSheet(finished: FinishedSheet): readonly AuditFinding[] {
  const sheet = checkedSheet(finished);
  const { profile } = sheet.product;
  const owed = partsOf(assembleSheet(finished.product, finished));
  const leftOut = partsOf(finished.document).flatMap((document, index) => {
    const whole = owed[index];
    return whole ? linesLeftOut(whole, document, profile.paragraph) : [];
  });
  const apart = agreements.flatMap((check) => {
    const place = placeOf(check, profile);
    if (place === undefined) return [];
    const { id, severity } = check;
    return check.findFaults(sheet).map((detail): AuditFinding => {
      const says = detail === '' ? check.says : tellWith('entry.detailed', { says: check.says, detail });
      return { check: id, severity, message: findingInEnglish(says), says, ...place };
    });
  });
  return [...leftOut, ...apart].toSorted((a, b) => a.section - b.section);
}
