import type { Message } from '@gosds/ghs/message';
import { tell, tellOf, tellWith } from '@gosds/phrases/finding-message';
import { logoMaxSize } from '../../draft/logo-limit.ts';
import { type PropertyLimit, reversedLimits } from '../../draft/property-limits.ts';
import { problem, warning } from './entry-check.ts';

/** Names only the first few: a text in an unsupported script would fill the screen. */
function unprintable(named: readonly Message[]): Message {
  const [first, ...others] = named;
  if (first !== undefined && others.length === 0) return tellOf('entry.unprintableOne', first);
  if (named.length <= 5) return tellOf('entry.unprintable', named);
  return tellWith('entry.unprintableMore', { named: named.slice(0, 5), more: named.length - 5 });
}

/** The wizard's messages beside a wrong field. The first group is worded exactly as in the specification. */
export const entryChecks = {
  mandatory: problem('entry.mandatory', (needed: Message) => needed),
  selectItem: problem('entry.select-item', tell('entry.selectItem')),
  ufi: problem('entry.ufi', tell('entry.ufi')),
  logo: problem('entry.logo', tellOf('entry.logo', logoMaxSize)),
  sumOver100: problem('entry.sum-over-100', tell('entry.sumOver100')),
  sameIngredient: problem('entry.same-ingredient', tell('entry.sameIngredient')),
  noMoreIngredients: problem('entry.no-more-ingredients', tell('entry.noMoreIngredients')),
  noFewerIngredients: problem('entry.no-fewer-ingredients', tell('entry.noFewerIngredients')),
  value: problem('entry.value', tell('entry.value')),
  symbols: problem('entry.symbols', tell('entry.symbols')),
  unNumber: problem('entry.un-number', tell('entry.unNumber')),
  dgClass: problem('entry.dg-class', tell('entry.dgClass')),
  dgWithoutUn: problem('entry.dg-without-un', tell('entry.dgWithoutUn')),
  tooManyNos: problem('entry.too-many-nos', tell('entry.tooManyNos')),
  ufiThreeGroups: warning('entry.ufi-three-groups', tell('entry.ufiThreeGroups')),
  notInCatalogue: warning('entry.not-in-catalogue', tell('entry.notInCatalogue')),
  unprintable: problem('entry.unprintable', unprintable),
  casForm: warning('entry.cas-form', tell('entry.casForm')),
  casCheckDigit: warning('entry.cas-check-digit', tell('entry.casCheckDigit')),
  registrationForm: problem('entry.registration-form', tell('entry.registrationForm')),
  registrationFormBritish: problem('entry.registration-form-british', tell('entry.registrationFormBritish')),
  preRegistration: problem('entry.pre-registration', tell('entry.preRegistration')),
  registrationCheckNumber: warning('entry.registration-check-number', (number: string) =>
    tellOf('entry.registrationCheckNumber', number),
  ),
  registrationOfUnion: warning('entry.registration-of-union', tell('entry.registrationOfUnion')),
  registrationOfBritain: warning('entry.registration-of-britain', tell('entry.registrationOfBritain')),
  classification: problem('entry.classification', (notation: string) => tellOf('entry.classification', notation)),
  family: problem('entry.family', (family: string) => tellOf('entry.family', family)),
  classificationSource: warning('entry.classification-source', tell('entry.classificationSource')),
  positiveNumber: problem('entry.positive-number', tell('entry.positiveNumber')),
  gasEstimate: problem('entry.gas-estimate', tell('entry.gasEstimate')),
  factor: problem('entry.factor', tell('entry.factor')),
  limitOutcome: problem('entry.limit-outcome', tell('entry.limitOutcome')),
  limitBound: problem('entry.limit-bound', tell('entry.limitBound')),
  limitMissing: problem('entry.limit-missing', tell('entry.limitMissing')),
  limitOrder: problem('entry.limit-order', tell('entry.limitOrder')),
  remainder: warning('entry.remainder', (percent: number) => tellOf('entry.remainder', percent)),
  testResult: problem('entry.test-result', tell('entry.testResult')),
  testNumber: problem('entry.test-number', tell('entry.testNumber')),
  testOpen: warning('entry.test-open', (limit: string) => tellOf('entry.testOpen', limit)),
  testSeparator: problem('entry.test-separator', tell('entry.testSeparator')),
  testUnit: problem('entry.test-unit', tell('entry.testUnit')),
  testSource: problem('entry.test-source', tell('entry.testSource')),
  testMethod: problem('entry.test-method', tell('entry.testMethod')),
  claimDate: problem('entry.claim-date', tell('entry.claimDate')),
  testDate: problem('entry.test-date', tell('entry.testDate')),
  testState: warning('entry.test-state', tell('entry.testState')),
  evidence: warning('entry.evidence', tell('entry.evidence')),
  evidenceSource: warning('entry.evidence-source', tell('entry.evidenceSource')),
  country: problem('entry.country', tell('entry.country')),
  language: problem('entry.language', tell('entry.language')),
  email: problem('entry.email', tell('entry.email')),
  telephone: problem('entry.telephone', tell('entry.telephone')),
  website: problem('entry.website', tell('entry.website')),
  supplierAddress: warning('entry.supplier-address', tell('entry.supplierAddress')),
  supplierTelephone: warning('entry.supplier-telephone', tell('entry.supplierTelephone')),
  supplierEmail: warning('entry.supplier-email', tell('entry.supplierEmail')),
  emergencyTelephone: warning('entry.emergency-telephone', tell('entry.emergencyTelephone')),
  partProportion: problem('entry.part-proportion', tell('entry.partProportion')),
  containsItself: problem('entry.contains-itself', tell('entry.containsItself')),
  noBalanceLeft: problem('entry.no-balance-left', tell('entry.noBalanceLeft')),
  secondBalance: problem('entry.second-balance', tell('entry.secondBalance')),
  partsOver100: problem('entry.parts-over-100', tell('entry.partsOver100')),
  partsRemainder: warning('entry.parts-remainder', (percent: number) => tellOf('entry.partsRemainder', percent)),
  packageMl: problem('entry.package-ml', tell('entry.packageMl')),
  uses: warning('entry.uses', tell('entry.uses')),
  productCategory: problem('entry.product-category', (codes: readonly string[]) =>
    tellOf('entry.productCategory', codes),
  ),
  useDescriptor: problem('entry.use-descriptor', (codes: readonly string[]) => tellOf('entry.useDescriptor', codes)),
  viscosityDensity: warning('entry.viscosity-density', tell('entry.viscosityDensity')),
  /** A physically impossible value; the limit has the message. */
  impossible: problem('entry.impossible', (limit: PropertyLimit) => limit.says),
  reversedLimits: problem('entry.reversed-limits', reversedLimits),
  ufiInvalid: warning('entry.ufi-invalid', (ufi: { readonly ufi: string; readonly why: Message }) =>
    tellWith('entry.ufiInvalid', ufi),
  ),
  leftCatalogue: problem('entry.left-catalogue', tell('entry.leftCatalogue')),
};
