import { requiredPairOf } from '../profiles/countries.ts';
import { ownWords } from '../draft/own-words.ts';
import { sentencesOf } from '../model/written.ts';
import { type Check, fault, faultIf } from './check.ts';
import { countryFactsOf } from '../profiles/profile-data.ts';
import { lacks, languagesIn } from './checked-sheet.ts';

/** What the law of one market asks of the sheet, and no other. */
export const marketChecks: readonly Check[] = [
  {
    id: 'canada.official-languages',
    severity: 'must',
    message: 'The sheet must be in both official languages, in one document:',
    at: ['identifier-on-label'],
    isNational: true,
    pointsTo: 'description.language',
    findFaults: ({ product, document }) => {
      const pair = requiredPairOf(product.country);
      if (pair === undefined || languagesIn(document) === pair.tag) return [];
      const changes = [{ path: 'description.language' as const, value: pair.tag }];
      return [fault(pair.name, null, { label: `Write the sheet in ${pair.name}`, changes })];
    },
  },
  {
    id: 'canada.own-words',
    severity: 'should',
    message: 'What you typed is in one language only. Write it in the second language too:',
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
    id: 'national.language',
    severity: 'should',
    message: 'The sheet is not in the language of its country:',
    at: ['identifier-on-label'],
    isNational: true,
    pointsTo: 'description.language',
    findFaults: ({ product, document }) => {
      const [own = document.language] = countryFactsOf(product.country).languages ?? [];
      return faultIf(document.language !== own, own);
    },
  },
  {
    id: 'korea.document-number',
    severity: 'should',
    message:
      'The head of the first page has no MSDS number. The authority gives the number when the sheet is submitted.',
    at: ['identifier-on-label'],
    isNational: true,
    pointsTo: 'description.documentNumber',
    findFaults: ({ product }) => faultIf(product.draft.description.documentNumber.trim() === ''),
  },
  {
    id: 'national.supplier-in-country',
    severity: 'should',
    message: 'The supplier is not established in the country. Name the importer there.',
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
    message: 'The product is hazardous, but section 15 names neither an HSNO approval nor a group standard.',
    at: ['regulations'],
    isNational: true,
    pointsTo: 'description.groupStandards',
    findFaults: (sheet) =>
      faultIf(sheet.product.classification.hazards.length > 0 && lacks(sheet, 'regulations.approval')),
  },
  {
    id: 'china.document-number',
    severity: 'should',
    message: 'The head of the first page has no number of the sheet.',
    at: ['identifier-on-label'],
    isNational: true,
    pointsTo: 'description.documentNumber',
    findFaults: ({ product }) => faultIf(product.draft.description.documentNumber.trim() === ''),
  },
  {
    id: 'china.emergency-number',
    severity: 'should',
    message: 'The emergency telephone must be in China and answered 24 hours a day:',
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
