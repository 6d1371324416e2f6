import type { Reason } from '@gosds/ghs/classification';
import { modeOf, type TransportInput } from '../transport-input.ts';
import { contributorsOf } from './class-verdicts.ts';

export type EnvironmentVerdict =
  | { readonly status: 'applies'; readonly reason: Reason; readonly contributors: readonly string[] }
  | { readonly status: 'excluded'; readonly reason: Reason }
  | { readonly status: 'unknown'; readonly reason: Reason; readonly missing: readonly string[] };

const paragraph = 'ADR 2.2.9.1.10';
const deciding = /^Aquatic (Acute 1|Chronic [12])$/;

/** Environmentally hazardous in transport: Aquatic Acute 1, Chronic 1 or Chronic 2. */
export function environmentVerdict(input: TransportInput): EnvironmentVerdict {
  const outcomes = input.classification.outcomes.filter(({ hazardClass }) =>
    hazardClass.startsWith('Hazardous to the aquatic environment'),
  );
  const met = outcomes.filter(({ hazards }) => hazards.some(({ code }) => deciding.test(code)));
  if (met.length > 0) {
    const codes = met.flatMap(({ hazards }) => hazards.map(({ code }) => code));
    const summary = `Environmentally hazardous: ${codes.join(', ')}; ${met[0]?.reasons[0]?.summary ?? ''}`;
    return { status: 'applies', reason: because(summary), contributors: [...new Set(met.flatMap(contributorsOf))] };
  }
  const open = outcomes.filter(({ status }) => status === 'incomplete');
  if (open.length > 0) {
    const missing = [...new Set(open.flatMap((outcome) => outcome.missing))];
    return { status: 'unknown', missing, reason: because('Environmentally hazardous: not known') };
  }
  if (outcomes.length === 0 || outcomes.some(({ status }) => status === 'not-adopted')) return notJudged(input);
  return { status: 'excluded', reason: because('Environmentally hazardous: neither Acute 1 nor Chronic 1 or 2') };
}

function notJudged(input: TransportInput): EnvironmentVerdict {
  const mode = modeOf(input);
  if (mode === 'adr') {
    return {
      status: 'unknown',
      missing: ['classification for the aquatic environment'],
      reason: because('Environmentally hazardous: the classification does not judge it'),
    };
  }
  const law = mode === 'us' ? '49 CFR 171.8 and 172.101, Appendix B' : 'TDG Regulations, Part 2, section 2.43';
  const summary = 'Environmentally hazardous: not a class of its own here; marine pollutants are listed by name';
  return { status: 'excluded', reason: { ...because(summary), paragraph: law } };
}

function because(summary: string): Reason {
  return { ruleId: 'transport.environment', paragraph, summary, counted: [], leftOut: [] };
}
