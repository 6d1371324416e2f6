/** What the wizard says beside a wrong field; the first group is the specification's, to the letter. */
export const messages = {
  mandatory: 'Kindly input details as required in the mandatory fields. Marked as (*)',
  selectItem: 'Please select an item',
  ufi: 'Please enter 16 character digit in XXXX-XXXX-XXXX-XXXX format.',
  logo: 'Please make sure logo format is one of the following: .png, .gif, or .jpg. File size needs to be under 500 KB',
  sumOver100:
    'The total ingredients proportion has exceeded 100%. Kindly review and revise the total ingredient proportion to ≤ 100%',
  sameIngredient: 'Several ingredients with the same key were choosed',
  noMoreIngredients: 'You cannot add more ingredient.',
  noFewerIngredients: 'You cannot remove more ingredient',
  value: 'Value is incorrect. Value must be a correct range or single value',
  symbols: 'You can not enter invalid symbols: symbols <, >, ., - and 0-9 are valid',
  unNumber: 'You can input 1234, NA12, None.',
  dgClass: "DGC can't be Any/None if material has UN number.",
  dgWithoutUn: 'Please enter DG data with valid UN Id to Proceed.',
  tooManyNos: 'You can only choose two ingredient to include in N.O.S.',

  ufiThreeGroups: 'This is no valid UFI: a UFI has four groups. It is kept as typed.',
  notInCatalogue:
    'Not classified. Pick it from the catalogue or classify it by hand, or the sheet says that its hazards were not assessed.',
  /** The first few by name: a text in a script that we have no letters of would fill the screen. */
  unprintable: (named: readonly string[]) => {
    const more = named.length > 5 ? ` and ${named.length - 5} more` : '';
    const it = named.length === 1 ? 'it' : 'they';
    return `Take out ${named.slice(0, 5).join(', ')}${more}: ${it} cannot be printed.`;
  },
  casForm: 'Write a CAS number like 67-64-1.',
  casCheckDigit: 'The check digit of this CAS number is wrong.',
  classification: (notation: string) => `This is no classification: ${notation}. Write it like Skin Irrit. 2 H315.`,
  classificationSource: 'Name the source of this classification.',
  positiveNumber: 'Enter one number above 0, with a decimal point.',
  gasEstimate: 'Enter parts per million by volume: above 0, at most 1000000.',
  factor: 'Enter the M-factor: 1 or more.',
  limitOutcome: 'Choose one of the classes that were chosen above.',
  limitBound: 'From 0 to 100, such as 5.5.',
  limitMissing: 'Enter one or both.',
  limitOrder: 'Above the start.',
  remainder: (percent: string) =>
    `The ingredients add up to ${percent} % at most. The rest counts as not hazardous: add what is missing.`,
  testResult: 'Enter the result that the report gives.',
  testNumber: 'Enter one number; only a temperature may be below 0.',
  testOpen: (limit: string) =>
    `This leaves the category open. Enter the value, or > with the highest dose tested, which is ${limit} or more.`,
  testSource: 'Name the report or the laboratory: without it the test does not count.',
  testMethod: 'Name the method.',
  claimDate: 'Write the day as 2024-03-15.',
  testDate: 'Write the date as 2024, 2024-03 or 2024-03-15.',
  testState: 'This test says nothing of a product in this physical state and does not count.',
  evidence: 'Name the test, its result and the report, or the reason for this change.',
  country: 'There is no such country in the list.',
  language: 'Sheets in this language are not offered.',
  email: 'Please provide valid email address.',
  telephone: 'This is no telephone number. Write it with its country code, like +49 30 123456.',
  website: 'This is no web address. Write it like www.example.com.',
  supplierAddress: 'The sheet needs the supplier’s full address.',
  supplierTelephone: 'The sheet needs the supplier’s telephone number.',
  supplierEmail: 'The sheet needs an e-mail address of the competent person.',
  emergencyTelephone: 'The sheet needs an emergency telephone number.',
  partProportion: 'Write one number, a range such as 5-10, a number after <, >, <= or >=, or balance.',
  containsItself: 'A raw material cannot contain itself.',
  secondBalance: 'Only one ingredient can be the balance.',
  partsOver100: 'The ingredients of this raw material add up to more than 100 %.',
  partsRemainder: (percent: string) =>
    `The ingredients of this raw material add up to ${percent} % at most. The rest counts as not hazardous: add what is missing, or write balance for one of them.`,
  packageMl: 'Enter the capacity in millilitres as one number above 0.',
  uses: 'The sheet needs the identified use.',
} as const;
