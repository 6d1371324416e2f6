import { type MessageValue, say } from '@gosds/ghs/message';
import type { ClassOutcome, Reason } from '@gosds/ghs/classification';
import type { Hazard } from '@gosds/ghs/hazard';
import type { ClassVerdict } from './class-verdict.ts';

type UnknownVerdict = Extract<ClassVerdict, { readonly status: 'unknown' }>;

/** The verdict on a class for which data are missing. */
export const unknownVerdict = (facts: Omit<UnknownVerdict, 'status'>): UnknownVerdict => ({
  status: 'unknown',
  ...facts,
});

/** The standing of the class without the reason of the GHS class. */
export const standingOf = ({ summary }: Reason): MessageValue => summary.values['standing'] ?? summary;

/** The reason of the GHS class, as the reason of a transport class. */
export function classReason(own: string, paragraph: string, outcome: ClassOutcome | undefined): Reason {
  const ruleId = `transport.class-${own}`;
  const [source] = outcome?.reasons ?? [];
  if (!outcome || !source) {
    return { ruleId, paragraph, summary: say('classVerdicts-notJudged', { own }), counted: [], leftOut: [] };
  }
  const end = outcome.status === 'incomplete' ? say('classVerdicts-notKnown') : say('classVerdicts-doesNotApply');
  const met = outcome.hazards.map(({ code, hCode }: Hazard) => `${code} ${hCode}`).join(', ') || end;
  return {
    ...source,
    ruleId,
    paragraph,
    summary: say('classVerdicts-compared', {
      standing: say('classVerdicts-standing', { own, met }),
      summary: source.summary,
    }),
  };
}
