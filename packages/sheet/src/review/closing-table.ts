import { restrictionStatement } from '@gosds/phrases/restriction-statements';
import type { Profile } from '../profiles/profile.ts';
import { notForPublic } from '../sections/15-regulation/restricted-ingredients.ts';
import { forbiddenSupplies, packagingSentences } from '../sections/15-regulation/restricted-supply.ts';
import { type Check, faultIf, faultOf } from './check.ts';
import { lacks, hasSentence } from './checked-sheet.ts';

/** Where REACH itself is law, or as it applies in Great Britain: other laws number their entries alike and word them otherwise. */
const hasRestrictions = ({ regulatoryLists }: Profile): boolean => regulatoryLists.includes('restrictions');

/** Sections 15 and 16. */
export const closingChecks: readonly Check[] = [
  {
    id: 'regulation.cmr-for-public',
    severity: 'must',
    message:
      'The product is meant for consumers but may not be supplied to the general public, except as column 2 allows, because of:',
    at: ['regulations'],
    isNational: true,
    appliesTo: hasRestrictions,
    pointsTo: 'description.productUse',
    findFaults: ({ writing }) =>
      writing.product.mixture.use === 'consumer' ? faultOf(notForPublic(writing).map(({ name }) => name)) : [],
  },
  {
    id: 'regulation.restricted',
    severity: 'must',
    message: 'REACH Annex XVII forbids the supply of the product for its uses, except as column 2 allows. Entries:',
    at: ['regulations'],
    isNational: true,
    appliesTo: hasRestrictions,
    pointsTo: 'ingredients',
    findFaults: ({ writing }) => faultOf(forbiddenSupplies(writing)),
  },
  {
    id: 'regulation.packaging-language',
    severity: 'should',
    message:
      'A sentence for the packaging is printed in English, because GoSDS does not have its official wording in the language of the sheet. Put the wording of the Official Journal on the packaging. Entries:',
    at: ['regulations'],
    isNational: true,
    appliesTo: hasRestrictions,
    pointsTo: 'description.language',
    findFaults: ({ writing }) =>
      faultOf(
        packagingSentences(writing)
          .filter(({ id }) => !restrictionStatement(id, writing.language).isOwn)
          .map(({ entry }) => entry),
      ),
  },
  {
    id: 'regulation.poison-schedule',
    severity: 'should',
    message: 'The poison schedule is missing. Write None if there is none.',
    at: ['regulations'],
    appliesTo: ({ asksPoisonSchedule }) => asksPoisonSchedule !== undefined,
    pointsTo: 'dangerousGoods.poisonSchedule',
    findFaults: (sheet) => faultIf(lacks(sheet, 'regulations.poisons')),
  },
  {
    id: 'closing.sources',
    severity: 'should',
    message: 'Section 16 does not name the sources of its data.',
    at: ['sources'],
    pointsTo: 'ingredients',
    findFaults: (sheet) => faultIf(hasSentence(sheet, 'sources.none') || sheet.under('sources.').length === 0),
  },
];
