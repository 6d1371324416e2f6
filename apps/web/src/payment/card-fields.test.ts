import { expect, it } from 'vitest';
import '../testing/in-english.ts';
import { cardProblems } from './card-fields.ts';

const complete = { isComplete: true, error: undefined };

it('asks for each field that is blank or begun, and keeps what the provider said', () => {
  expect(cardProblems({})).toEqual({
    cardNumber: 'Please enter the whole card number.',
    cardExpiry: 'Please enter month and year.',
    cardCvc: 'Please enter the security code on the card.',
  });
  expect(
    cardProblems({
      cardNumber: { isComplete: false, error: 'Your card number is invalid.' },
      cardExpiry: { isComplete: false, error: undefined },
      cardCvc: complete,
    }),
  ).toEqual({ cardNumber: 'Your card number is invalid.', cardExpiry: 'Please enter month and year.' });
});

it('has nothing to say of a card that is complete', () => {
  expect(cardProblems({ cardNumber: complete, cardExpiry: complete, cardCvc: complete })).toEqual({});
});
