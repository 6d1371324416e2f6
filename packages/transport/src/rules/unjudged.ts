import type { ClassOutcome } from '@gosds/ghs/classification';
import { say } from '@gosds/ghs/message';
import type { TransportInput } from '../transport-input.ts';
import type { ClassVerdict } from './class-verdict.ts';

type Silent = Extract<ClassVerdict, { status: 'unknown' }>;

/** Substances that nobody has judged in the class, if no test of the product decided. */
const silenceOn = ({ unjudged = [] }: TransportInput, outcome: ClassOutcome | undefined) =>
  outcome?.status === 'not-classified' && outcome.testData === undefined
    ? unjudged.find(({ hazardClass }) => hazardClass === outcome.hazardClass)
    : undefined;

/** The classes that wait for a judgement, each with the substance. */
export const unjudgedIn = (input: TransportInput, outcome: ClassOutcome | undefined) => {
  const found = silenceOn(input, outcome);
  if (!found) return [];
  const { hazardClass, name } = found;
  return [say('classVerdicts-unjudged', { name, hazardClass: { hazardClass } })];
};

/** A transport class left open because nobody has judged the hazard class; undefined if it was judged. */
export function unjudgedVerdict(
  input: TransportInput,
  { class: own, paragraph }: { readonly class: string; readonly paragraph: string },
  outcome: ClassOutcome | undefined,
): Silent | undefined {
  const missing = unjudgedIn(input, outcome);
  if (missing.length === 0) return undefined;
  const standing = say('classVerdicts-standing', { own, met: say('classVerdicts-notKnown') });
  const summary = say('classVerdicts-compared', { standing, summary: missing });
  const reason = { ruleId: `transport.class-${own}`, paragraph, summary, counted: [], leftOut: [] };
  return { status: 'unknown', reason, missing, isDecisive: false, isSilent: true };
}
