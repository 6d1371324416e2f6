import { tell } from '@gosds/phrases/finding-message';
import { restrictionStatement } from '@gosds/phrases/restriction-statements';
import type { Profile } from '../profiles/profile.ts';
import { notForPublic } from '../sections/15-regulation/restricted-ingredients.ts';
import { forbiddenSupplies, packagingSentences } from '../sections/15-regulation/restricted-supply.ts';
import { type Check, faultIf, faultOf } from './check.ts';
import { lacks, hasSentence } from './checked-sheet.ts';

/**
 * True where REACH is law, or its version in Great Britain. Other laws use the same entry numbers with different
 * wording.
 */
const hasRestrictions = ({ regulatoryLists }: Profile): boolean => regulatoryLists.includes('restrictions');

/** Sections 15 and 16. */
export const closingChecks: readonly Check[] = [
  {
    id: 'regulation.cmr-for-public',
    severity: 'must',
    says: tell('regulation.cmrForPublic'),
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
    says: tell('regulation.restricted'),
    at: ['regulations'],
    isNational: true,
    appliesTo: hasRestrictions,
    pointsTo: 'ingredients',
    findFaults: ({ writing }) => faultOf(forbiddenSupplies(writing)),
  },
  {
    id: 'regulation.packaging-language',
    severity: 'should',
    says: tell('regulation.packagingLanguage'),
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
    says: tell('regulation.poisonSchedule'),
    at: ['regulations'],
    appliesTo: ({ asksPoisonSchedule }) => asksPoisonSchedule !== undefined,
    pointsTo: 'dangerousGoods.poisonSchedule',
    findFaults: (sheet) => faultIf(lacks(sheet, 'regulations.poisons')),
  },
  {
    id: 'closing.sources',
    severity: 'should',
    says: tell('closing.sources'),
    at: ['sources'],
    pointsTo: 'ingredients',
    findFaults: (sheet) => faultIf(hasSentence(sheet, 'sources.none') || sheet.under('sources.').length === 0),
  },
];
