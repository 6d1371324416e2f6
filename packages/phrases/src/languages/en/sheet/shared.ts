import type { Formats } from '../../../formats.ts';

/** English writes numbers and dates as the chain holds them. */
const formats: Formats = {
  number: (text) => text,
  date: (iso) => iso,
  country: (_code, english) => english,
  list: (words, conjunction = 'and') => {
    const last = words.at(-1) ?? '';
    return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
  },
  comma: ', ',
  semicolon: '; ',
  colon: ': ',
};

/** Words that every section uses. `notAvailable` is the specified text for what is unknown, to the letter. */
export const shared = {
  notAvailable: 'Not Available',
  notApplicable: 'Not applicable',
  notApplicableBecause: (why: string) => `Not applicable: ${why}.`,
  yes: 'Yes',
  no: 'No',
  and: 'and',
  or: 'or',
  none: 'None',
  between: (from: string, to: string) => `${from} – ${to}`,
  below: (value: string) => `< ${value}`,
  above: (value: string) => `> ${value}`,
  unnamedSource: 'source not named',
  whyInput: 'Nobody has filled in this field.',
  whyUnknown: 'Neither the user nor the catalogue holds it.',
  whyAskedFor: 'The law asks every sheet for it.',
  whyByClass: 'It follows from the classification.',
  whyByState: 'It follows from the physical state.',
  whyByComposition: 'It follows from the composition.',
  whyByNumber: 'It follows from the value entered in section 9.',
  furtherData: 'further information',
  manualTest: (test: string) => `test ${test} of the UN Manual of Tests and Criteria`,
  ...formats,
  states: { gas: 'Gas', liquid: 'Liquid', solid: 'Solid', aerosol: 'Aerosol' },
};
