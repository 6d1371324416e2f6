import { tell, tellOf } from '@gosds/phrases/finding-message';
import { percent } from '@gosds/ghs/concentration';
import { joined, type ProperName } from '@gosds/ghs/message';
import { ownValue } from '@gosds/ghs/own-value';
import { requiredPairOf } from '../profiles/countries.ts';
import { ownWords } from '../draft/own-words.ts';
import { sentencesOf } from '../model/written.ts';
import { caHprSchedule4 } from '../generated/lists/ca-hpr-schedule-4.ts';
import { isSubstance } from '../product/is-substance.ts';
import type { Product } from '../product/product.ts';
import { type Check, fault, faultIf, faultOf } from './check.ts';
import { countryFactsOf } from '../profiles/profile-data.ts';
import { lacks, languagesIn } from './checked-sheet.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const languageNamed = (tag: string): ProperName => ({
  called: languageNames.of(tag) ?? tag,
  of: 'language',
  code: tag,
});

/**
 * Names of ingredients that Schedule 4 classifies: the product is that substance, or a solution above its
 * concentration.
 */
const prescribedIn = (product: Product): readonly string[] =>
  product.ingredients.flatMap(({ ingredient, substance, row }) => {
    const entry = ownValue(caHprSchedule4, substance?.cas ?? row.casNumber);
    if (entry === undefined) return [];
    const isMeant =
      entry.abovePercent === undefined
        ? isSubstance(product)
        : ingredient.concentration.upper > percent(entry.abovePercent);
    return isMeant ? [ingredient.name] : [];
  });

/** Requirements of a single market. */
export const marketChecks: readonly Check[] = [
  {
    id: 'canada.official-languages',
    severity: 'must',
    says: tell('canada.officialLanguages'),
    at: ['identifier-on-label'],
    isNational: true,
    pointsTo: 'description.language',
    findFaults: ({ product, document }) => {
      const pair = requiredPairOf(product.country);
      if (pair === undefined || languagesIn(document) === pair.tag) return [];
      const changes = [{ path: 'description.language' as const, value: pair.tag }];
      const both = joined('and', pair.parts.map(languageNamed));
      return [fault(both, null, { label: tellOf('identification.writeIn', both), changes })];
    },
  },
  {
    id: 'canada.own-words',
    severity: 'should',
    says: tell('canada.ownWords'),
    at: ['identifier-on-label'],
    isNational: true,
    pointsTo: 'description.secondLanguage.uses',
    findFaults: ({ document, find }) => {
      const others = new Map(sentencesOf(document.otherPart?.sections ?? []).map(({ id, text }) => [id, text]));
      return ownWords.flatMap(({ second, sentence }) => {
        const first = find(sentence);
        const isTyped = first?.origin.kind === 'input' && /\p{Letter}{3}/u.test(first.text);
        return isTyped && others.get(sentence) === first.text ? [fault(first.text, second)] : [];
      });
    },
  },
  {
    id: 'canada.prescribed-class',
    severity: 'must',
    says: tell('canada.prescribedClass'),
    at: ['classification'],
    isNational: true,
    pointsTo: 'properties.physicalHazardUnclassified',
    findFaults: ({ product }) =>
      product.draft.properties.physicalHazardUnclassified.trim() === '' ? faultOf(prescribedIn(product)) : [],
  },
  {
    id: 'national.language',
    severity: 'should',
    says: tell('national.language'),
    at: ['identifier-on-label'],
    isNational: true,
    pointsTo: 'description.language',
    findFaults: ({ product, document }) => {
      const [own = document.language] = countryFactsOf(product.country).languages ?? [];
      return faultIf(document.language !== own, { called: own, of: 'language', code: own });
    },
  },
  {
    id: 'korea.document-number',
    severity: 'should',
    says: tell('korea.documentNumber'),
    at: ['identifier-on-label'],
    isNational: true,
    pointsTo: 'description.documentNumber',
    findFaults: ({ product }) => faultIf(product.draft.description.documentNumber.trim() === ''),
  },
  {
    id: 'national.supplier-in-country',
    severity: 'should',
    says: tell('national.supplierInCountry'),
    at: ['supplier'],
    isNational: true,
    pointsTo: 'description.vendorCountry',
    findFaults: ({ product }) => {
      const { vendorCountry } = product.draft.description;
      return faultIf(vendorCountry !== '' && vendorCountry !== product.country);
    },
  },
  {
    id: 'new-zealand.approval',
    severity: 'should',
    says: tell('newZealand.approval'),
    at: ['regulations'],
    isNational: true,
    pointsTo: 'description.groupStandards',
    findFaults: (sheet) =>
      faultIf(sheet.product.classification.hazards.length > 0 && lacks(sheet, 'regulations.approval')),
  },
  {
    id: 'china.document-number',
    severity: 'should',
    says: tell('china.documentNumber'),
    at: ['identifier-on-label'],
    isNational: true,
    pointsTo: 'description.documentNumber',
    findFaults: ({ product }) => faultIf(product.draft.description.documentNumber.trim() === ''),
  },
  {
    id: 'china.emergency-number',
    severity: 'should',
    says: tell('china.emergencyNumber'),
    at: ['emergency-telephone'],
    isNational: true,
    pointsTo: 'description.emergencyTelephone',
    findFaults: (sheet) => {
      const number = sheet.product.draft.description.emergencyTelephone.trim();
      const isChinese = /^(?:\(?\+|00)\s*86\b|^\(?0\d{2,3}\b|^[48]00\b/.test(number);
      return faultIf(number !== '' && !(isChinese && /24/.test(number)), number);
    },
  },
];
