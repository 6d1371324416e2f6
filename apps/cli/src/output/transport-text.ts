import { inEnglish } from '@gosds/phrases/say-message';
import type { TransportOutcome, TransportProposal } from '@gosds/transport/transport';
import { reasonLines } from './reason-text.ts';

/** `UN 1993 FLAMMABLE LIQUID, N.O.S. (contains toluene), 3, II`. */
function proposalText({ entry, shippingName, environmentallyHazardous }: TransportProposal): string {
  const hazards = [entry.class, ...entry.subsidiaryHazards.map((hazard) => `(${hazard})`)].join(' ');
  const parts = [`UN ${entry.un} ${shippingName}`, hazards, ...(entry.packingGroup ? [entry.packingGroup] : [])];
  return `${parts.join(', ')}${environmentallyHazardous ? ', environmentally hazardous' : ''}`;
}

export function transportText(
  outcome: TransportOutcome,
  { explains }: { readonly explains: boolean },
): readonly string[] {
  const why = (reasons: TransportProposal['reasons']) =>
    explains ? reasons.flatMap((reason) => reasonLines(reason, '      ')) : [];
  if (outcome.status === 'not-regulated') return ['  Transport', '    not regulated', ...why(outcome.reasons)];
  if (outcome.status === 'incomplete') {
    return [
      '  Transport',
      `    not decided; missing: ${outcome.missing.map(inEnglish).join(', ')}`,
      ...why(outcome.reasons),
    ];
  }
  return [
    '  Transport',
    `    ${proposalText(outcome.proposal)}`,
    ...why(outcome.proposal.reasons),
    ...outcome.alternatives.map((alternative) => `    or ${proposalText(alternative)}`),
  ];
}
