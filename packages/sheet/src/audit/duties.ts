import type { SentenceId } from '../model/sentence-id.ts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import type { Content } from '../content.ts';
import type { SheetPhrases } from '@gosds/phrases/language';
import { has, mayHave } from '../sheet-context.ts';
import { type Check, fault, type Severity } from '../review/check.ts';
import type { Inspected } from '../review/reviewed-sheet.ts';

/** What a class, a state or the law itself asks a part of the sheet to tell. */
export type Duty = {
  /** Ids of the sentences, after that of the part; any of them answers, in whatever words. */
  readonly told: readonly string[];
  /** One of these hazards of the product; absent: every product. */
  readonly hazard?: AnyHazard;
  /** Not where the product has or may have such a class. */
  readonly unless?: AnyHazard;
  readonly when?: (sheet: Inspected) => boolean;
};

/** Duties of one part, which are told in the phrases of one group. */
export type DutyGroup = {
  readonly id: string;
  readonly severity: Severity;
  readonly says: string;
  readonly at: readonly Content[];
  readonly law?: string;
  /** Before the ids, with its dot. */
  readonly scope: `${SentenceId}.`;
  readonly phrases: keyof SheetPhrases;
  readonly duties: readonly Duty[];
};

const isOwed = (sheet: Inspected, { hazard, unless, when }: Duty): boolean =>
  (!hazard || has(sheet.c, hazard)) && (!unless || !mayHave(sheet.c, unless)) && (!when || when(sheet));

const isTold = ({ find }: Inspected, scope: DutyGroup['scope'], { told }: Duty): boolean =>
  told.some((id) => (find(`${scope}${id}`)?.text.trim() ?? '') !== '');

const lastOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

/** The first answer as the sheet's language has it, so that it can be put back; its id where it needs more words. */
function wordsOf({ c }: Inspected, group: DutyGroup, { told: [id = ''] }: Duty): string {
  const texts: Readonly<Record<string, unknown>> = c.phrases[group.phrases];
  const text = texts[lastOf(id)];
  return typeof text === 'string' ? `“${text}”` : lastOf(id);
}

/** One check of a part: each line that is owed and not told is a finding of its own. */
export const checkOfDuties = (group: DutyGroup): Check => ({
  id: group.id,
  severity: group.severity,
  says: group.says,
  at: group.at,
  ...(group.law === undefined ? {} : { law: group.law }),
  pointsTo: null,
  finds: (sheet) =>
    group.duties
      .filter((duty) => isOwed(sheet, duty) && !isTold(sheet, group.scope, duty))
      .map((duty) => fault(wordsOf(sheet, group, duty))),
});
