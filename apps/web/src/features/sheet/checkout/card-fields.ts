import type { CardFieldName } from './pay-by-card.ts';

/** As they stand in the form. */
export const cardFieldNames = ['cardNumber', 'cardExpiry', 'cardCvc'] as const satisfies readonly CardFieldName[];

/** What the provider last reported about a field; nothing before it was filled in. */
type CardFieldState = { readonly isComplete: boolean; readonly error: string | undefined };

export type CardFields = Partial<Record<CardFieldName, CardFieldState>>;

const incompleteTexts: Readonly<Record<CardFieldName, string>> = {
  cardNumber: 'Please enter the whole card number.',
  cardExpiry: 'Please enter month and year.',
  cardCvc: 'Please enter the security code on the card.',
};

/** The fault of each field. The provider reports only the first, and only when it is asked for a card. */
export function cardProblems(fields: CardFields): Partial<Record<CardFieldName, string>> {
  const wrong = cardFieldNames.flatMap((name) => {
    const { isComplete = false, error } = fields[name] ?? {};
    return isComplete ? [] : [[name, error ?? incompleteTexts[name]] as const];
  });
  return Object.fromEntries(wrong);
}
