import { words } from '../words/words.ts';
import type { CardFieldName } from './pay-by-card.ts';

/** The fields in the order of the form. */
export const cardFieldNames = ['cardNumber', 'cardExpiry', 'cardCvc'] as const satisfies readonly CardFieldName[];

/** The provider's last report about a field; absent before any input. */
type CardFieldState = { readonly isComplete: boolean; readonly error: string | undefined };

export type CardFields = Partial<Record<CardFieldName, CardFieldState>>;

/** The error of each field. The provider itself reports only the first one, and only when asked for a card. */
export function cardProblems(fields: CardFields): Partial<Record<CardFieldName, string>> {
  const { missing } = words().checkout;
  const wrong = cardFieldNames.flatMap((name) => {
    const { isComplete = false, error } = fields[name] ?? {};
    return isComplete ? [] : [[name, error ?? missing[name]] as const];
  });
  return Object.fromEntries(wrong);
}
