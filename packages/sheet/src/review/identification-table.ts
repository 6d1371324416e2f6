import type { InputPath } from '../draft/input-path.ts';
import { healthHazards, physicalHazards } from '@gosds/ghs/hazard-parts';
import { ufiNumbersOf } from '../draft/ufi/ufi-numbers.ts';
import { countryByCode, languagesOf, marketOf } from '../profiles/countries.ts';
import { has } from '../product/product-hazards.ts';
import { isSubstance } from '../product/is-substance.ts';
import { checkUfi } from '../draft/ufi/check-ufi.ts';
import { type Check, fault, faultIf } from './check.ts';
import type { Fix } from './finding.ts';
import { countryFactsOf } from '../profiles/profile-data.ts';
import { isBlank, lacks, languagesIn } from './checked-sheet.ts';
import { poisonCentreCheck } from './poison-centre-check.ts';
import { isVagueUse } from './vague-words.ts';

const digits = (text: string) => text.replaceAll(/\D/g, '');
const isInternational = (text: string) => /^\s*\+/.test(text) && digits(text).length >= 7;
/** Short national numbers such as 112 and 15 need no country code. */

/** Hours in figures, or a word for them in one of the languages. */
const serviceHours =
  /(?<!\d)24(?!\d)|\d\s?[-–]\s?\d{1,2}:?\d*\s?h|\d:\d\d|(?<!\p{L})(?:h|hrs?|hours?|am|pm|heures?|std|stunden|uhr|hor[ae]s?|ore|uur|godz\p{L}*|saat)(?!\p{L})|小时|時間|ساع/iu;
const isShort = (text: string) => /^\s*\d{2,6}\b/.test(text) && digits(text.split(/[(,;]/)[0] ?? '').length <= 6;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Where one official language alone is offered, there is nothing to choose. */
function fixOfLanguage(countryCode: string, official: readonly string[]): Fix | null {
  const country = countryByCode(countryCode);
  const [only, ...others] = country ? languagesOf(country).filter(({ tag }) => official.includes(tag)) : [];
  if (only === undefined || others.length > 0) return null;
  return { label: `Write the sheet in ${only.name}`, changes: [{ path: 'description.language', value: only.tag }] };
}

/** Section 1. */
export const identificationChecks: readonly Check[] = [
  {
    id: 'identification.product-name',
    severity: 'must',
    message: 'The product has no name.',
    at: ['identifier', 'identifier-on-label'],
    pointsTo: 'description.productName',
    findFaults: (sheet) => faultIf(lacks(sheet, 'identifier.productName')),
  },
  {
    id: 'identification.language',
    severity: 'should',
    message: 'The sheet is not in an official language of its country:',
    at: ['identifier'],
    isNational: true,
    pointsTo: 'description.language',
    findFaults: ({ product, document }) => {
      const { languages: official } = countryFactsOf(product.country);
      if (official === undefined || official.includes(document.language.split('-')[0] ?? '')) return [];
      const names = official.map((tag) => languageNames.of(tag) ?? tag);
      return [fault(names.join(' or '), null, fixOfLanguage(product.country, official))];
    },
  },
  {
    id: 'identification.chosen-language',
    severity: 'must',
    message: 'The sheet is not written in the language that was chosen.',
    at: ['identifier', 'identifier-on-label'],
    pointsTo: 'description.language',
    findFaults: ({ product, document }) =>
      faultIf(
        product.draft.description.language !== '' && product.draft.description.language !== languagesIn(document),
      ),
  },
  {
    id: 'identification.ufi-missing',
    severity: 'should',
    message: 'A mixture with physical or health hazards needs a UFI. The sheet must show it if the label does not.',
    at: ['identifier'],
    isNational: true,
    appliesTo: ({ asksUfi }) => asksUfi,
    pointsTo: 'description.ufiNumbers',
    findFaults: ({ product }) => {
      const isOwed = !isSubstance(product) && has(product, [...physicalHazards, ...healthHazards]);
      return faultIf(isOwed && ufiNumbersOf(product.draft.description.ufiNumbers).length === 0);
    },
  },
  {
    id: 'identification.ufi-valid',
    severity: 'must',
    message: 'This is not a valid UFI:',
    at: ['identifier', 'identifier-on-label'],
    law: { union: 'CLP Annex VIII, Part A, 5.1' },
    pointsTo: 'description.ufiNumbers',
    findFaults: ({ product }) =>
      ufiNumbersOf(product.draft.description.ufiNumbers).flatMap((ufi) => {
        const check = checkUfi(ufi);
        return check.status === 'invalid' ? [fault(`${ufi}. ${check.fault.message}`)] : [];
      }),
  },
  {
    id: 'identification.uses',
    severity: 'must',
    message: 'The identified use is missing.',
    at: ['uses'],
    pointsTo: 'description.uses',
    findFaults: (sheet) => faultIf(lacks(sheet, 'uses.identified')),
  },
  {
    id: 'identification.vague-use',
    severity: 'should',
    message: 'The use is too vague to help a user:',
    at: ['uses'],
    pointsTo: 'description.uses',
    findFaults: ({ product }) => {
      const { uses } = product.draft.description;
      return faultIf(isVagueUse(uses), uses.trim());
    },
  },
  {
    id: 'identification.uses-advised-against',
    severity: 'should',
    message: 'Enter the uses advised against, or say that there are none.',
    at: ['uses'],
    pointsTo: 'description.usesAdvisedAgainst',
    findFaults: (sheet) => faultIf(lacks(sheet, 'uses.against')),
  },
  {
    id: 'identification.company',
    severity: 'must',
    message: 'The supplier is not named.',
    at: ['supplier'],
    pointsTo: 'description.companyName',
    findFaults: (sheet) => faultIf(lacks(sheet, 'supplier.company')),
  },
  {
    id: 'identification.address',
    severity: 'must',
    message: 'The supplier’s address is missing.',
    at: ['supplier'],
    pointsTo: 'description.street',
    findFaults: (sheet) => faultIf(lacks(sheet, 'supplier.address')),
  },
  {
    id: 'identification.full-address',
    severity: 'should',
    message: 'The supplier’s address is not complete; missing:',
    at: ['supplier'],
    pointsTo: 'description.suburb',
    findFaults: ({ product }) => {
      const { street, suburb, postcode } = product.draft.description;
      const parts: readonly (readonly [string, string, InputPath])[] = [
        [street, 'street', 'description.street'],
        [suburb, 'town', 'description.suburb'],
        [postcode, 'postcode', 'description.postcode'],
      ];
      return isBlank(street) ? [] : parts.flatMap(([text, name, path]) => faultIf(isBlank(text), name, path));
    },
  },
  {
    id: 'identification.supplier-country',
    severity: 'must',
    message: 'The supplier’s country is missing.',
    at: ['supplier'],
    pointsTo: 'description.vendorCountry',
    findFaults: (sheet) => faultIf(lacks(sheet, 'supplier.country')),
  },
  {
    id: 'identification.supplier-in-market',
    severity: 'should',
    message: 'The supplier is not established in the market. Name the importer or responsible party there.',
    at: ['supplier'],
    isNational: true,
    pointsTo: 'description.vendorCountry',
    findFaults: ({ product }) => {
      const { vendorCountry } = product.draft.description;
      return faultIf(vendorCountry !== '' && marketOf(vendorCountry) !== product.profile.market);
    },
  },
  {
    id: 'identification.telephone',
    severity: 'must',
    message: 'The supplier’s telephone number is missing.',
    at: ['supplier'],
    pointsTo: 'description.telephone',
    findFaults: (sheet) => faultIf(lacks(sheet, 'supplier.telephone')),
  },
  {
    id: 'identification.telephone-form',
    severity: 'should',
    message: 'The telephone number has no country code or too few digits:',
    at: ['supplier'],
    pointsTo: 'description.telephone',
    findFaults: ({ product }) => {
      const { telephone } = product.draft.description;
      return faultIf(!isBlank(telephone) && !isInternational(telephone), telephone);
    },
  },
  {
    id: 'identification.email',
    severity: 'must',
    message: 'The e-mail address of the competent person is missing.',
    at: ['supplier'],
    isNational: true,
    pointsTo: 'description.email',
    findFaults: (sheet) => faultIf(lacks(sheet, 'supplier.email')),
  },
  {
    id: 'identification.email-form',
    severity: 'should',
    message: 'This is not an e-mail address:',
    at: ['supplier'],
    pointsTo: 'description.email',
    findFaults: ({ product }) => {
      const { email } = product.draft.description;
      return faultIf(!isBlank(email) && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim()), email);
    },
  },
  {
    id: 'identification.emergency-telephone',
    severity: 'must',
    message: 'The emergency telephone number is missing.',
    at: ['emergency-telephone'],
    pointsTo: 'description.emergencyTelephone',
    findFaults: (sheet) => faultIf(lacks(sheet, 'emergency.telephone')),
  },
  {
    id: 'identification.emergency-form',
    severity: 'must',
    message: 'The emergency number cannot be dialled:',
    at: ['emergency-telephone'],
    pointsTo: 'description.emergencyTelephone',
    findFaults: ({ product }) => {
      const { emergencyTelephone: number } = product.draft.description;
      return faultIf(
        !isBlank(number) && !isInternational(number) && !isShort(number) && digits(number).length < 7,
        number,
      );
    },
  },
  {
    id: 'identification.emergency-country-code',
    severity: 'should',
    message: 'The emergency number has no country code:',
    at: ['emergency-telephone'],
    pointsTo: 'description.emergencyTelephone',
    findFaults: ({ product }) => {
      const { emergencyTelephone: number } = product.draft.description;
      return faultIf(!isBlank(number) && !isInternational(number) && !isShort(number), number);
    },
  },
  {
    id: 'identification.emergency-hours',
    severity: 'should',
    message: 'The emergency number does not say when it is answered. Add its hours, such as (24 h).',
    at: ['emergency-telephone'],
    pointsTo: 'description.emergencyTelephone',
    findFaults: ({ product }) => {
      const { emergencyTelephone: number, otherEmergencyTelephoneNumbers: others } = product.draft.description;
      return faultIf(!isBlank(number) && !serviceHours.test(`${number} ${others}`));
    },
  },
  {
    id: 'identification.emergency-in-country',
    severity: 'hint',
    message: 'The emergency number is a foreign one in the country of the sheet. Add a national one.',
    at: ['emergency-telephone'],
    pointsTo: 'description.otherEmergencyTelephoneNumbers',
    findFaults: ({ product }) => {
      const { emergencyTelephone: number, otherEmergencyTelephoneNumbers: others } = product.draft.description;
      const { callingCode: code } = countryFactsOf(product.country);
      return faultIf(
        code !== undefined && isInternational(number) && !digits(number).startsWith(code) && isBlank(others),
      );
    },
  },
  poisonCentreCheck,
];
