import { checkDraft } from '@gosds/sheet/review/entries/check-draft';
import type { Draft } from '@gosds/sheet/draft/draft';
import type { Finding } from '@gosds/sheet/review/finding';
import type { Review } from '@gosds/sheet/review/review';

/** What the form says of single inputs, without what the review finds of the same input with its paragraph. */
export function inputFindings(draft: Draft, { findings }: Review): readonly Finding[] {
  const told = new Set(findings.map(({ path }) => path));
  const said = new Set(findings.map(({ path, message }) => `${path} ${message}`));
  return checkDraft(draft).filter(({ path, severity, message }) =>
    severity === 'problem' ? !said.has(`${path} ${message}`) : !told.has(path),
  );
}
