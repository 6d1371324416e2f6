import { words } from '../words/words.ts';
import type { CardFieldName } from './pay-by-card.ts';

/** As they stand in the form. */
export const cardFieldNames = ['cardNumber', 'cardExpiry', 'cardCvc'] as const satisfies readonly CardFieldName[];

/** What the provider last reported about a field; nothing before it was filled in. */
type CardFieldState = { readonly isComplete: boolean; readonly error: string | undefined };

export type CardFields = Partial<Record<CardFieldName, CardFieldState>>;

/** The fault of each field. The provider reports only the first, and only when it is asked for a card. */
export function cardProblems(fields: CardFields): Partial<Record<CardFieldName, string>> {
  const { missing } = words().checkout;
  const wrong = cardFieldNames.flatMap((name) => {
    const { isComplete = false, error } = fields[name] ?? {};
    return isComplete ? [] : [[name, error ?? missing[name]] as const];
  });
  return Object.fromEntries(wrong);
}
