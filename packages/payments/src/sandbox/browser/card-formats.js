import { testNumbers } from './test-cards.js';

/** Number lengths of each brand and their groups. */
const brands = [
  { brand: 'amex', prefix: /^3[47]/, lengths: [15], groups: [4, 6, 5] },
  { brand: 'diners', prefix: /^3(0|[689])/, lengths: [14, 16], groups: [4, 4, 4, 4] },
  { brand: 'jcb', prefix: /^35/, lengths: [16], groups: [4, 4, 4, 4] },
  { brand: 'discover', prefix: /^6(011|4[4-9]|5)/, lengths: [16], groups: [4, 4, 4, 4] },
  { brand: 'unionpay', prefix: /^62/, lengths: [16], groups: [4, 4, 4, 4] },
  { brand: 'mastercard', prefix: /^(5[1-5]|2[2-7])/, lengths: [16], groups: [4, 4, 4, 4] },
  { brand: 'visa', prefix: /^4/, lengths: [16], groups: [4, 4, 4, 4] },
];
const unknownBrand = { brand: 'unknown', lengths: [16], groups: [4, 4, 4, 4] };

const digitsOf = (text) => text.replaceAll(/\D/g, '');
const brandOf = (digits) => brands.find(({ prefix }) => prefix.test(digits)) ?? unknownBrand;

const wrong = (code, message) => ({ error: { type: 'validation_error', code, message } });
const good = { error: undefined };

/** Checks the last digit, which depends on the others. */
function hasCheckDigit(digits) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function checkNumber(text) {
  const digits = digitsOf(text);
  const { lengths } = brandOf(digits);
  if (digits.length < Math.min(...lengths)) return wrong('incomplete_number', 'Your card number is incomplete.');
  if (testNumbers.includes(digits)) return good;
  if (!hasCheckDigit(digits)) return wrong('invalid_number', 'Your card number is invalid.');
  return wrong('not_a_test_card', 'TEST MODE: only the published test cards work here. Do not enter a real card.');
}

function checkExpiry(text) {
  const digits = digitsOf(text);
  if (digits.length < 4) return wrong('incomplete_expiry', "Your card's expiration date is incomplete.");
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  if (month < 1 || month > 12) return wrong('invalid_expiry_month', "Your card's expiration date is invalid.");
  const isPast = Date.UTC(year, month) <= Date.now();
  return isPast ? wrong('invalid_expiry_year_past', "Your card's expiration year is in the past.") : good;
}

function checkCvc(text) {
  return digitsOf(text).length < 3 ? wrong('incomplete_cvc', "Your card's security code is incomplete.") : good;
}

function formatNumber(text) {
  const { groups, lengths } = brandOf(digitsOf(text));
  const digits = digitsOf(text).slice(0, Math.max(...lengths));
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, size) => sum + size, 0));
  return starts
    .map((start, index) => digits.slice(start, start + groups[index]))
    .filter(Boolean)
    .join(' ');
}

/** A first digit above 1 can only be a whole month. */
function formatExpiry(text) {
  const typed = digitsOf(text).slice(0, 4);
  const digits = /^[2-9]/.test(typed) ? `0${typed}`.slice(0, 4) : typed;
  return digits.length < 3 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

/** Name, format and error check of the three card fields. */
export const cardFields = {
  cardNumber: {
    label: 'Card number',
    placeholder: '1234 1234 1234 1234',
    format: formatNumber,
    check: checkNumber,
    brand: (text) => brandOf(digitsOf(text)).brand,
  },
  cardExpiry: { label: 'Expiration date', placeholder: 'MM / YY', format: formatExpiry, check: checkExpiry },
  cardCvc: {
    label: 'CVC/CVV',
    placeholder: 'CVC',
    format: (text) => digitsOf(text).slice(0, 4),
    check: checkCvc,
  },
};
