import { tellWith } from '@gosds/phrases/finding-message';
import type { Message } from '@gosds/ghs/message';
import type { Draft } from '../draft/draft.ts';
import { acceptedReason } from './accepted-reason.ts';
import type { Check, Fault } from './check.ts';
import { checks } from './checks.ts';
import { checkDraft } from './entries/check-draft.ts';
import { entryChecks } from './entries/entry-checks-table.ts';
import { type Finding, type LawSeverity, messageKey, type Severity } from './finding.ts';
import { placeOf } from './place-of.ts';
import { type FinishedSheet, type CheckedSheet, checkedSheet } from './checked-sheet.ts';

export type Review = {
  /** 100 minus the cost of each failed legal check (must 10, should 3, hint 1), at least 0. */
  readonly score: number;
  /** Number of checks that apply in the market. */
  readonly checked: number;
  /** Most severe first, then in the order of the sheet. */
  readonly findings: readonly Finding[];
};

const costs: Readonly<Record<LawSeverity, number>> = { must: 10, should: 3, hint: 1 };
const ranks: Readonly<Record<Severity, number>> = { problem: 0, must: 1, warning: 2, should: 3, hint: 4 };
const entryCheckCount = Object.keys(entryChecks).length;

/** The message of the check, with the place found. */
const messageOf = ({ says }: Check, detail: Fault['detail']): Message =>
  detail === '' ? says : tellWith('entry.detailed', { says, detail });

/** Undefined if the check does not apply in the market. */
function findingsOf(check: Check, sheet: CheckedSheet): readonly Finding[] | undefined {
  const place = placeOf(check, sheet.product.profile);
  return (
    place &&
    check.findFaults(sheet).map(({ detail, path, fix }) => ({
      check: check.id,
      severity: check.severity,
      message: messageOf(check, detail),
      ...place,
      path: path ?? check.pointsTo,
      fix,
      accepted: acceptedReason(sheet.product.draft, check.id),
    }))
  );
}

/** Findings on single inputs. Leaves out an input for which a legal finding says the same with its paragraph. */
function entryFindings(draft: Draft, ofLaw: readonly Finding[]): readonly Finding[] {
  const paths = new Set(ofLaw.map(({ path }) => path));
  const known = new Set(ofLaw.map(({ path, message }) => `${path} ${messageKey(message)}`));
  return checkDraft(draft).filter(({ path, severity, message }) =>
    severity === 'problem' ? !known.has(`${path} ${messageKey(message)}`) : !paths.has(path),
  );
}

/**
 * Runs every check of the market on the user's entries: each input by itself, then all of them with the finished sheet.
 * `entered` is the draft as typed, if the sheet was made without its impossible values. Pure, and the same in browser,
 * server and command line.
 */
export function reviewSheet(finished: FinishedSheet, entered: Draft = finished.draft): Review {
  const sheet = checkedSheet(finished);
  const known = checks.flatMap((check) => {
    const findings = findingsOf(check, sheet);
    return findings ? [{ severity: check.severity, findings }] : [];
  });
  const cost = known.reduce((sum, { severity, findings }) => sum + (findings.length > 0 ? costs[severity] : 0), 0);
  const ofLaw = known.flatMap(({ findings }) => findings);
  const findings = [...entryFindings(entered, ofLaw), ...ofLaw];
  return {
    score: Math.max(0, 100 - cost),
    checked: entryCheckCount + known.length,
    findings: findings.toSorted((a, b) => ranks[a.severity] - ranks[b.severity] || a.section - b.section),
  };
}
