import { say } from '@gosds/ghs/message';
import type { TransportOutcome } from '../transport.ts';
import type { TransportInput } from '../transport-input.ts';
import { entryOf } from './choose-entry.ts';
import { propose } from './propose.ts';

const lithium = 'ADR 2.2.9.1.7';
const corrosive = 'ADR 2.2.8.3';

const articles = {
  'lithium-ion-battery': { un: '3480', paragraph: lithium },
  'lithium-metal-battery': { un: '3090', paragraph: lithium },
  'lead-battery': { un: '2794', paragraph: corrosive },
  'sealed-lead-battery': { un: '2800', paragraph: corrosive },
} as const;

type Article = keyof typeof articles;

const isArticle = (kind: TransportInput['productKind']): kind is Article =>
  kind !== undefined && Object.hasOwn(articles, kind);

/** The outcome for an article with its own entry. Its contents do not decide: they stay inside. */
export function articleOutcome(input: TransportInput): TransportOutcome | undefined {
  const { productKind } = input;
  if (input.mixture.physicalState !== 'solid' || !isArticle(productKind)) return undefined;
  const { un, paragraph } = articles[productKind];
  const entry = entryOf(un, null);
  const why = say('chooseEntry-productDeclared', { kind: say(`productKind-${productKind}`) });
  const detail = { reasons: [], contributors: [], isEnvironmentallyHazardous: false };
  const proposal = entry && propose(input, { entry, why, paragraph }, detail);
  return proposal && { status: 'regulated', proposal, alternatives: [] };
}
