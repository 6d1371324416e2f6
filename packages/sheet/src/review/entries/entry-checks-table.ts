import { logoMaxSize } from '../../draft/logo-limit.ts';
import { type PropertyLimit, reversedLimits } from '../../draft/property-limits.ts';
import { problem, warning } from './entry-check.ts';

/** The specification's warning at the top of a step; beside each field stands what that field needs. */
/** What the wizard says beside a wrong field; the first group is the specification's, to the letter. */
export const entryChecks = {
  mandatory: problem('entry.mandatory', (needed: string) => needed),
  selectItem: problem('entry.select-item', 'Please select an item'),
  ufi: problem('entry.ufi', 'Please enter 16 character digit in XXXX-XXXX-XXXX-XXXX format.'),
  logo: problem(
    'entry.logo',
    `Please make sure logo format is one of the following: .png, .gif, or .jpg. File size needs to be under ${logoMaxSize}`,
  ),
  sumOver100: problem(
    'entry.sum-over-100',
    'The total ingredients proportion has exceeded 100%. Kindly review and revise the total ingredient proportion to ≤ 100%',
  ),
  sameIngredient: problem('entry.same-ingredient', 'Several ingredients with the same key were choosed'),
  noMoreIngredients: problem('entry.no-more-ingredients', 'You cannot add more ingredient.'),
  noFewerIngredients: problem('entry.no-fewer-ingredients', 'You cannot remove more ingredient'),
  value: problem('entry.value', 'Value is incorrect. Value must be a correct range or single value'),
  symbols: problem('entry.symbols', 'You can not enter invalid symbols: symbols <, >, ., - and 0-9 are valid'),
  unNumber: problem('entry.un-number', 'You can input 1234, NA12, None.'),
  dgClass: problem('entry.dg-class', "DGC can't be Any/None if material has UN number."),
  dgWithoutUn: problem('entry.dg-without-un', 'Please enter DG data with valid UN Id to Proceed.'),
  tooManyNos: problem('entry.too-many-nos', 'You can only choose two ingredient to include in N.O.S.'),
  ufiThreeGroups: warning(
    'entry.ufi-three-groups',
    'This is not a valid UFI: a UFI has four groups. It is kept as typed.',
  ),
  notInCatalogue: warning(
    'entry.not-in-catalogue',
    'Not classified. Pick it from the catalogue or classify it by hand, or the sheet says that its hazards were not assessed.',
  ),
  /** The first few by name: a text in a script that we have no letters of would fill the screen. */
  unprintable: problem('entry.unprintable', (named: readonly string[]) => {
    const more = named.length > 5 ? ` and ${named.length - 5} more` : '';
    const it = named.length === 1 ? 'it' : 'they';
    return `Remove ${named.slice(0, 5).join(', ')}${more}: ${it} cannot be printed.`;
  }),
  casForm: warning('entry.cas-form', 'Write a CAS number like 67-64-1.'),
  casCheckDigit: warning('entry.cas-check-digit', 'The check digit of this CAS number is wrong.'),
  classification: problem(
    'entry.classification',
    (notation: string) => `This is not a classification: ${notation}. Write it like Skin Irrit. 2 H315.`,
  ),
  family: problem(
    'entry.family',
    (family: string) => `This is not a chemical family: ${family}. Choose one from the list.`,
  ),
  classificationSource: warning('entry.classification-source', 'Name the source of this classification.'),
  positiveNumber: problem('entry.positive-number', 'Enter one number above 0, such as 5.5.'),
  gasEstimate: problem('entry.gas-estimate', 'Enter parts per million by volume: above 0, at most 1000000.'),
  factor: problem('entry.factor', 'Enter the M-factor: 1 or more.'),
  limitOutcome: problem('entry.limit-outcome', 'Choose one of the classes that were chosen above.'),
  limitBound: problem('entry.limit-bound', 'From 0 to 100, such as 5.5.'),
  limitMissing: problem('entry.limit-missing', 'Enter one or both.'),
  limitOrder: problem('entry.limit-order', 'Enter a value above the start.'),
  remainder: warning(
    'entry.remainder',
    (percent: string) =>
      `The ingredients add up to at most ${percent} %. The rest counts as not hazardous: add what is missing.`,
  ),
  testResult: problem('entry.test-result', 'Enter the result that the report gives.'),
  testNumber: problem('entry.test-number', 'Enter one number; only a temperature may be below 0.'),
  testOpen: warning(
    'entry.test-open',
    (limit: string) =>
      `This leaves the category open. Enter the value, or > with the highest dose tested, which is ${limit} or more.`,
  ),
  testSeparator: problem(
    'entry.test-separator',
    'Write the number without a separator of thousands, such as 2000, or with a decimal point, such as 2.5.',
  ),
  testUnit: problem('entry.test-unit', 'Choose mg/l or mg/m³: ppm is for gases and vapours.'),
  testSource: problem('entry.test-source', 'Name the report or the laboratory: without it the test does not count.'),
  testMethod: problem('entry.test-method', 'Name the method.'),
  claimDate: problem('entry.claim-date', 'Write the day as 2024-03-15.'),
  testDate: problem('entry.test-date', 'Write the date as 2024, 2024-03 or 2024-03-15.'),
  testState: warning(
    'entry.test-state',
    'This test does not apply to a product in this physical state, so it does not count.',
  ),
  evidence: warning('entry.evidence', 'Name the test and its result, or the reason for this change.'),
  evidenceSource: warning(
    'entry.evidence-source',
    'Name the report or the person behind it: without a source the change does not count.',
  ),
  country: problem('entry.country', 'This country is not in the list.'),
  language: problem('entry.language', 'GoSDS does not offer sheets in this language.'),
  email: problem('entry.email', 'Please provide valid email address.'),
  telephone: problem(
    'entry.telephone',
    'This is not a telephone number. Write it with its country code, like +49 30 123456.',
  ),
  website: problem('entry.website', 'This is not a web address. Write it like www.example.com.'),
  supplierAddress: warning('entry.supplier-address', 'The sheet needs the supplier’s full address.'),
  supplierTelephone: warning('entry.supplier-telephone', 'The sheet needs the supplier’s telephone number.'),
  supplierEmail: warning('entry.supplier-email', 'The sheet needs an e-mail address of the competent person.'),
  emergencyTelephone: warning('entry.emergency-telephone', 'The sheet needs an emergency telephone number.'),
  partProportion: problem(
    'entry.part-proportion',
    'Write one number, a range such as 5-10, a number after <, >, <= or >=, or balance.',
  ),
  containsItself: problem('entry.contains-itself', 'A raw material cannot contain itself.'),
  noBalanceLeft: problem(
    'entry.no-balance-left',
    'Nothing is left for the balance: the other ingredients add up to 100 % or more.',
  ),
  secondBalance: problem('entry.second-balance', 'Only one ingredient can be the balance.'),
  partsOver100: problem('entry.parts-over-100', 'The ingredients of this raw material add up to more than 100 %.'),
  partsRemainder: warning(
    'entry.parts-remainder',
    (percent: string) =>
      `The ingredients of this raw material add up to at most ${percent} %. The rest counts as not hazardous: add what is missing, or write balance for one of them.`,
  ),
  packageMl: problem('entry.package-ml', 'Enter the capacity in millilitres as one number above 0.'),
  uses: warning('entry.uses', 'The sheet needs the identified use.'),
  productCategory: problem(
    'entry.product-category',
    (codes: readonly string[]) => `EuPCS has no product category ${codes.join(', ')}. Choose one from the list.`,
  ),
  useDescriptor: problem(
    'entry.use-descriptor',
    (codes: readonly string[]) => `REACH has no use descriptor ${codes.join(', ')}. Choose one from the list.`,
  ),
  viscosityDensity: warning(
    'entry.viscosity-density',
    'Enter the density too: without it a viscosity in mPa·s or cP does not count.',
  ),
  /** What matter cannot have; the limit says it. */
  impossible: problem('entry.impossible', (limit: PropertyLimit) => limit.message),
  reversedLimits: problem('entry.reversed-limits', reversedLimits),
  ufiInvalid: warning('entry.ufi-invalid', ({ ufi, why }: { ufi: string; why: string }) => `${ufi}: ${why}`),
  leftCatalogue: problem('entry.left-catalogue', 'This ingredient is no longer in the catalogue.'),
};
