import type { VatForm } from './ufi-country.ts';

const digits = '0123456789';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What may stand at a sign of a form, in the order of its value. */
const alphabets: Readonly<Record<string, string>> = {
  '9': digits,
  L: letters,
  X: digits + letters,
  S: `${letters}+*`,
};

type Place = { readonly at: number; readonly alphabet: string };

const isDigit = (sign: string): boolean => digits.includes(sign);

/** The places that count, the one that counts most first: letters before digits. Letters that are always the same do not count. */
function placesOf({ form, isLastLetterFirst = false }: VatForm): readonly Place[] {
  const signs = Array.from(form, (sign, at) => ({ sign, at }));
  const lettersOfForm = signs
    .filter(({ sign }) => !isDigit(sign) && alphabets[sign] !== undefined)
    .map(({ sign, at }) => ({ at, alphabet: alphabets[sign] ?? '' }));
  if (isLastLetterFirst) lettersOfForm.reverse();
  const digitsOfForm = signs.filter(({ sign }) => isDigit(sign)).map(({ at }) => ({ at, alphabet: digits }));
  return [...lettersOfForm, ...digitsOfForm];
}

const fits = (form: string, text: string): boolean =>
  text.length === form.length &&
  Array.from(form).every((sign, at) => (alphabets[sign] ?? sign).includes(text.charAt(at)));

/** The number that stands for a VAT number in a UFI; undefined if the VAT number does not have this form. */
export function vatValue(form: VatForm, text: string): number | undefined {
  if (!fits(form.form, text)) return undefined;
  return (
    placesOf(form).reduce((value, { at, alphabet }) => value * alphabet.length + alphabet.indexOf(text.charAt(at)), 0) +
    (form.offset ?? 0)
  );
}

/** The VAT number of this form that a number stands for; undefined if there is none. */
export function vatText(form: VatForm, value: number): string | undefined {
  const characters = Array.from(form.form);
  let rest = value - (form.offset ?? 0);
  for (const { at, alphabet } of placesOf(form).toReversed()) {
    characters[at] = alphabet.charAt(rest % alphabet.length);
    rest = Math.floor(rest / alphabet.length);
  }
  const text = characters.join('');
  return rest === 0 && fits(form.form, text) ? text : undefined;
}

/** A VAT number that has this form, such as U12345678. */
export const exampleOf = ({ form }: VatForm): string =>
  Array.from(form, (sign, at) => {
    const alphabet = alphabets[sign];
    if (alphabet === undefined) return sign;
    return alphabet === digits ? digits.charAt((at + 1) % 10) : letters.charAt(at);
  }).join('');
