import { say } from '@gosds/ghs/message';
import type { TransportOutcome } from '../transport.ts';
import type { TransportInput } from '../transport-input.ts';
import { entryOf } from './choose-entry.ts';
import { propose } from './propose.ts';

const articles = { 'lithium-ion-battery': '3480', 'lithium-metal-battery': '3090' } as const;

/** The outcome for an article with its own entry. Its contents do not decide: they stay inside (ADR 2.2.9.1.7). */
export function articleOutcome(input: TransportInput): TransportOutcome | undefined {
  const { productKind } = input;
  if (input.mixture.physicalState !== 'solid') return undefined;
  if (productKind !== 'lithium-ion-battery' && productKind !== 'lithium-metal-battery') return undefined;
  const entry = entryOf(articles[productKind], null);
  const why = say('chooseEntry-productDeclared', { kind: say(`productKind-${productKind}`) });
  const detail = { reasons: [], contributors: [], isEnvironmentallyHazardous: false };
  const proposal = entry && propose(input, { entry, why, paragraph: 'ADR 2.2.9.1.7' }, detail);
  return proposal && { status: 'regulated', proposal, alternatives: [] };
}
