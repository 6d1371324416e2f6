import { tell, tellOf, tellWith } from '@gosds/phrases/finding-message';
import { gloveChoice } from '../sections/08-exposure-protection/glove-choice.ts';
import { nationalLimitsOf } from '../lists/national-limits.ts';
import {
  hasNoOwnWords,
  limitsOfDestination,
  limitsToCompare,
  limitsToLookUp,
} from '../sections/08-exposure-protection/limit-rows.ts';
import { type Check, fault, faultIf, faultOf } from './check.ts';
import { hasSentence, textAt } from './checked-sheet.ts';

/** A time as a person types it, in the units of all twelve languages. */
const timed = /\d\s?(?:min|h\b|hours?|Stunden|heures|horas|ore|uur|godz|saat|dakika|小时|分|時間|ساع|دقيق)/i;

/** Section 8. */
export const exposureChecks: readonly Check[] = [
  {
    id: 'exposure.national-list',
    severity: 'must',
    says: tell('exposure.nationalList'),
    at: ['control-parameters'],
    pointsTo: 'properties.nationalLimits',
    findFaults: ({ writing }) => {
      const national = nationalLimitsOf(writing.product.country, writing.product.asOf);
      const names = limitsToLookUp(writing, limitsOfDestination(writing)).map((each) => each.name);
      const list = national && `${national.list} (${national.law}; ${national.authority})`;
      return faultIf(
        names.length > 0,
        list === undefined
          ? tellOf('exposure.inListOfCountry', names)
          : tellWith('exposure.inNamedList', { names, list }),
      );
    },
  },
  {
    id: 'exposure.old-edition',
    severity: 'should',
    says: tell('exposure.oldEdition'),
    at: ['control-parameters'],
    pointsTo: 'properties.nationalLimits',
    findFaults: ({ writing }) => {
      const names = limitsToCompare(writing, limitsOfDestination(writing)).map((each) => each.name);
      const list = nationalLimitsOf(writing.product.country, writing.product.asOf)?.list ?? '';
      return faultIf(names.length > 0, tellWith('exposure.inNamedList', { names, list }));
    },
  },
  {
    id: 'exposure.threshold-limit-values',
    severity: 'must',
    says: tell('exposure.thresholdLimitValues'),
    at: ['control-parameters'],
    isNational: true,
    pointsTo: 'properties.nationalLimits',
    findFaults: ({ writing }) => {
      const names = writing.ingredients.filter(({ family }) => family !== 'water').map(({ name }) => name);
      return hasNoOwnWords(writing.product) ? faultOf(names) : [];
    },
  },
  {
    id: 'exposure.gloves-open',
    severity: 'should',
    says: tell('exposure.glovesOpen'),
    at: ['personal-protection'],
    pointsTo: 'properties.gloves',
    findFaults: ({ writing }) => {
      const choice = gloveChoice(writing);
      return choice.status === 'open' ? [fault(choice.unknown)] : [];
    },
  },
  {
    id: 'exposure.breakthrough',
    severity: 'should',
    says: tell('exposure.breakthrough'),
    at: ['personal-protection'],
    pointsTo: 'properties.gloves',
    findFaults: (sheet) => {
      const typed = textAt(sheet, 'protection.hands.tested');
      const isNamed = hasSentence(sheet, 'protection.hands.material');
      const answers = ['time', 'time-open', 'dry'].map((each) => `protection.hands.${each}` as const);
      const isThick = /\d\s?mm/.test(textAt(sheet, 'protection.hands.material'));
      return faultIf(
        (typed !== '' && !(/\d\s?mm/.test(typed) && timed.test(typed))) ||
          (isNamed && !(isThick && answers.some((id) => hasSentence(sheet, id)))),
      );
    },
  },
  {
    id: 'exposure.glove-times',
    severity: 'hint',
    says: tell('exposure.gloveTimes'),
    at: ['personal-protection'],
    pointsTo: 'properties.gloves',
    findFaults: ({ writing }) => {
      const choice = gloveChoice(writing);
      const untimed = choice.status === 'chosen' && !choice.isDry ? choice.untimed : [];
      return faultOf(untimed.map(({ name }) => name));
    },
  },
  {
    id: 'exposure.suitable-gloves',
    severity: 'must',
    says: tell('exposure.suitableGloves'),
    at: ['personal-protection'],
    pointsTo: 'properties.gloves',
    findFaults: ({ under }) =>
      faultOf(
        under('protection.hands')
          .filter(({ text }) => /^(?:wear )?(?:suitable|appropriate|protective) gloves\.?$/i.test(text))
          .map(({ text }) => text),
      ),
  },
];
