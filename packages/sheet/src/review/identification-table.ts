import { tell, tellOf } from '@gosds/phrases/finding-message';
import { joined, type Message, type ProperName } from '@gosds/ghs/message';
import type { InputPath } from '../draft/input-path.ts';
import { healthHazards, physicalHazards } from '@gosds/ghs/hazard-parts';
import { ufiNumbersOf } from '../draft/ufi/ufi-numbers.ts';
import { countryByCode, marketOf, nationalLanguagesOf } from '../profiles/countries.ts';
import { has } from '../product/product-hazards.ts';
import { isSubstance } from '../product/is-substance.ts';
import { ufiFaults } from '../draft/ufi/ufi-faults.ts';
import { type Check, fault, faultIf } from './check.ts';
import type { Fix } from './finding.ts';
import { countryFactsOf } from '../profiles/profile-data.ts';
import { isBlank, lacks, languagesIn } from './checked-sheet.ts';
import { poisonCentreCheck } from './poison-centre-check.ts';
import { isVagueUse } from './vague-words.ts';

const digits = (text: string) => text.replaceAll(/\D/g, '');
const isInternational = (text: string) => /^\s*\+/.test(text) && digits(text).length >= 7;
/** Short national numbers such as 112 and 15 need no country code. */

/** Opening hours in figures, or a word for them in one of the languages. */
const serviceHours =
  /(?<!\d)24(?!\d)|\d\s?[-–]\s?\d{1,2}:?\d*\s?h|\d:\d\d|(?<!\p{L})(?:h|hrs?|hours?|am|pm|heures?|std|stunden|uhr|hor[ae]s?|ore|uur|godz\p{L}*|saat)(?!\p{L})|小时|時間|ساع/iu;
const isShort = (text: string) => /^\s*\d{2,6}\b/.test(text) && digits(text.split(/[(,;]/)[0] ?? '').length <= 6;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const languageNamed = ({ tag, name }: { readonly tag: string; readonly name: string }): ProperName => ({
  called: name,
  of: 'language',
  code: tag,
});

/** Proposes the official language if only one is offered, since there is nothing to choose. */
function fixOfLanguage(countryCode: string, official: readonly string[]): Fix | null {
  const country = countryByCode(countryCode);
  const [only, ...others] = country ? nationalLanguagesOf(country).filter(({ tag }) => official.includes(tag)) : [];
  if (only === undefined || others.length > 0) return null;
  return {
    label: tellOf('identification.writeIn', languageNamed(only)),
    changes: [{ path: 'description.language', value: only.tag }],
  };
}

/** Section 1. */
export const identificationChecks: readonly Check[] = [
  {
    id: 'identification.product-name',
    severity: 'must',
    says: tell('identification.productName'),
    at: ['identifier', 'identifier-on-label'],
    pointsTo: 'description.productName',
    findFaults: (sheet) => faultIf(lacks(sheet, 'identifier.productName')),
  },
  {
    id: 'identification.language',
    severity: 'should',
    says: tell('identification.language'),
    at: ['identifier'],
    isNational: true,
    pointsTo: 'description.language',
    findFaults: ({ product, document }) => {
      const { languages: official } = countryFactsOf(product.country);
      if (official === undefined || official.includes(document.language.split('-')[0] ?? '')) return [];
      const names = official.map((tag) => languageNamed({ tag, name: languageNames.of(tag) ?? tag }));
      return [fault(joined('or', names), null, fixOfLanguage(product.country, official))];
    },
  },
  {
    id: 'identification.chosen-language',
    severity: 'must',
    says: tell('identification.chosenLanguage'),
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
    says: tell('identification.ufiMissing'),
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
    says: tell('identification.ufiValid'),
    at: ['identifier', 'identifier-on-label'],
    law: { union: 'CLP Annex VIII, Part A, 5.1' },
    pointsTo: 'description.ufiNumbers',
    findFaults: ({ product }) => ufiFaults(product.draft.description.ufiNumbers).map((each) => fault(each)),
  },
  {
    id: 'identification.uses',
    severity: 'must',
    says: tell('identification.uses'),
    at: ['uses'],
    pointsTo: 'description.uses',
    findFaults: (sheet) => faultIf(lacks(sheet, 'uses.identified')),
  },
  {
    id: 'identification.vague-use',
    severity: 'should',
    says: tell('identification.vagueUse'),
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
    says: tell('identification.usesAdvisedAgainst'),
    at: ['uses'],
    pointsTo: 'description.usesAdvisedAgainst',
    findFaults: (sheet) => faultIf(lacks(sheet, 'uses.against')),
  },
  {
    id: 'identification.users',
    severity: 'should',
    says: tell('identification.users'),
    at: ['uses'],
    appliesTo: ({ followsReach }) => followsReach,
    pointsTo: 'description.productUse',
    // Nothing but a class makes labels for consumers differ.
    findFaults: ({ product }) =>
      faultIf(product.mixture.use === undefined && has(product, [...physicalHazards, ...healthHazards])),
  },
  {
    id: 'identification.company',
    severity: 'must',
    says: tell('identification.company'),
    at: ['supplier'],
    pointsTo: 'description.companyName',
    findFaults: (sheet) => faultIf(lacks(sheet, 'supplier.company')),
  },
  {
    id: 'identification.address',
    severity: 'must',
    says: tell('identification.address'),
    at: ['supplier'],
    pointsTo: 'description.street',
    findFaults: (sheet) => faultIf(lacks(sheet, 'supplier.address')),
  },
  {
    id: 'identification.full-address',
    severity: 'should',
    says: tell('identification.fullAddress'),
    at: ['supplier'],
    pointsTo: 'description.suburb',
    findFaults: ({ product }) => {
      const { street, suburb, postcode } = product.draft.description;
      const parts: readonly (readonly [string, Message, InputPath])[] = [
        [street, tell('identification.street'), 'description.street'],
        [suburb, tell('identification.town'), 'description.suburb'],
        [postcode, tell('identification.postcode'), 'description.postcode'],
      ];
      return isBlank(street) ? [] : parts.flatMap(([text, name, path]) => faultIf(isBlank(text), name, path));
    },
  },
  {
    id: 'identification.supplier-country',
    severity: 'must',
    says: tell('identification.supplierCountry'),
    at: ['supplier'],
    pointsTo: 'description.vendorCountry',
    findFaults: (sheet) => faultIf(lacks(sheet, 'supplier.country')),
  },
  {
    id: 'identification.supplier-in-market',
    severity: 'should',
    says: tell('identification.supplierInMarket'),
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
    says: tell('identification.telephone'),
    at: ['supplier'],
    pointsTo: 'description.telephone',
    findFaults: (sheet) => faultIf(lacks(sheet, 'supplier.telephone')),
  },
  {
    id: 'identification.telephone-form',
    severity: 'should',
    says: tell('identification.telephoneForm'),
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
    says: tell('identification.email'),
    at: ['supplier'],
    isNational: true,
    pointsTo: 'description.email',
    findFaults: (sheet) => faultIf(lacks(sheet, 'supplier.email')),
  },
  {
    id: 'identification.email-form',
    severity: 'should',
    says: tell('identification.emailForm'),
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
    says: tell('identification.emergencyTelephone'),
    at: ['emergency-telephone'],
    pointsTo: 'description.emergencyTelephone',
    findFaults: (sheet) => faultIf(lacks(sheet, 'emergency.telephone') && lacks(sheet, 'emergency.response')),
  },
  {
    id: 'identification.emergency-form',
    severity: 'must',
    says: tell('identification.emergencyForm'),
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
    says: tell('identification.emergencyCountryCode'),
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
    says: tell('identification.emergencyHours'),
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
    says: tell('identification.emergencyInCountry'),
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
