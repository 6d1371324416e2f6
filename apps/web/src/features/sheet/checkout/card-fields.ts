import type { CardFieldName } from './pay-by-card.ts';

/** As they stand in the form. */
export const cardFieldNames = ['cardNumber', 'cardExpiry', 'cardCvc'] as const satisfies readonly CardFieldName[];

/** What the provider last told of a field; nothing before it was typed in. */
type CardFieldState = { readonly isComplete: boolean; readonly error: string | undefined };

export type CardFields = Partial<Record<CardFieldName, CardFieldState>>;

const incompleteTexts: Readonly<Record<CardFieldName, string>> = {
  cardNumber: 'Please enter the whole card number.',
  cardExpiry: 'Please enter month and year.',
  cardCvc: 'Please enter the security code on the card.',
};

/** What keeps each field from being paid with. The provider tells of the first one alone, and only once it is asked for a card. */
export function cardProblems(fields: CardFields): Partial<Record<CardFieldName, string>> {
  const wrong = cardFieldNames.flatMap((name) => {
    const { isComplete = false, error } = fields[name] ?? {};
    return isComplete ? [] : [[name, error ?? incompleteTexts[name]] as const];
  });
  return Object.fromEntries(wrong);
}
