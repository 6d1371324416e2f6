import { damagesEyes, harmsEyes, highlyFlammableLiquids, toxicByInhalation } from '../hazard-groups.ts';
import { inMarketSpelling } from '@gosds/phrases/statement-text';
import { gloveChoice, gloveWords } from '../sections/measures/glove-choice.ts';
import { nationalLimitsOf } from '../lists/national-limits.ts';
import { hasNoOwnWords, limitsOfDestination, limitsToLookUp } from '../sections/limit-rows.ts';
import { inTerms } from '../sections/words/in-terms.ts';
import { has } from '../sheet-context.ts';
import { type Check, fault, faultIf, faultOf } from './check.ts';
import { tells, textAt } from './reviewed-sheet.ts';
import { fixedPart, mentions } from './mentions.ts';

/** A time as a person types it, in the units of all twelve languages. */
const timed = /\d\s?(?:min|h\b|hours?|Stunden|heures|horas|ore|uur|godz|saat|dakika|小时|分|時間|ساع|دقيق)/i;

/** Section 8. */
export const exposureChecks: readonly Check[] = [
  {
    id: 'exposure.limits',
    severity: 'must',
    says: 'Section 8 leaves out the exposure limit of:',
    at: ['control-parameters'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        limitsOfDestination(sheet.c)
          .filter(({ id }) => !tells(sheet, `${id}.name`))
          .map(({ each, limit }) => `${each.name} (${limit.list})`),
      ),
  },
  {
    id: 'exposure.limit-values',
    severity: 'should',
    says: 'An exposure limit is printed without its value:',
    at: ['control-parameters'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        limitsOfDestination(sheet.c)
          .filter(
            ({ id }) =>
              tells(sheet, `${id}.name`) && !/\d/.test(textAt(sheet, `${id}.long`) + textAt(sheet, `${id}.short`)),
          )
          .map(({ each, limit }) => `${each.name} (${limit.list})`),
      ),
  },
  {
    id: 'exposure.skin-notation',
    severity: 'must',
    says: 'The notation of an exposure limit is not printed:',
    at: ['control-parameters'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        limitsOfDestination(sheet.c)
          .filter(
            ({ id, limit: { notation } }) =>
              notation !== undefined &&
              tells(sheet, `${id}.name`) &&
              !textAt(sheet, `${id}.notation`).includes(
                inMarketSpelling(inTerms(sheet.c.phrases, notation), sheet.c.wording),
              ),
          )
          .map(({ each, limit }) => `${each.name} (${limit.list})`),
      ),
  },
  {
    id: 'exposure.no-limits-said',
    severity: 'must',
    says: 'Section 8 neither gives a limit of the country nor says that none is known.',
    at: ['control-parameters'],
    pointsTo: null,
    finds: (sheet) =>
      faultIf(
        limitsOfDestination(sheet.c).length === 0 && !tells(sheet, 'limits.open') && !tells(sheet, 'limits.typed'),
      ),
  },
  {
    id: 'exposure.national-list',
    severity: 'must',
    says: 'Look up the exposure limits of the country, and type them, or that there are none, for:',
    at: ['control-parameters'],
    pointsTo: 'properties.nationalLimits',
    finds: ({ c }) => {
      const national = nationalLimitsOf(c.country);
      const name = national ? `${national.list} (${national.law}; ${national.authority})` : 'the list of the country';
      const open = limitsToLookUp(c, limitsOfDestination(c)).map((each) => each.name);
      return faultIf(open.length > 0, `${open.join(', ')}; in ${name}`);
    },
  },
  {
    id: 'exposure.threshold-limit-values',
    severity: 'must',
    says: 'Look up the threshold limit values of the ACGIH, and type them, or that there are none, for:',
    at: ['control-parameters'],
    markets: ['us'],
    law: '29 CFR 1910.1200, Appendix D, 8(a)',
    pointsTo: 'properties.nationalLimits',
    finds: ({ c }) => {
      const asked = c.ingredients.filter(({ family }) => family !== 'water').map(({ name }) => name);
      return hasNoOwnWords(c) ? faultOf(asked) : [];
    },
  },
  {
    id: 'exposure.monitoring',
    severity: 'must',
    says: 'Section 8 names no procedure of monitoring.',
    at: ['control-parameters'],
    markets: ['eu', 'gb'],
    pointsTo: null,
    finds: (sheet) => faultIf(!tells(sheet, 'limits.monitoring')),
  },
  {
    id: 'exposure.engineering',
    severity: 'must',
    says: 'Section 8 names no engineering control.',
    at: ['engineering-controls'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('engineering.').length === 0),
  },
  {
    id: 'exposure.ventilation-explosion',
    severity: 'should',
    says: 'A flammable liquid, and section 8 asks for no explosion-proof ventilation.',
    at: ['engineering-controls'],
    pointsTo: null,
    finds: (sheet) =>
      faultIf(has(sheet.c, highlyFlammableLiquids) && !tells(sheet, 'engineering.explosionProofVentilation')),
  },
  {
    id: 'exposure.eyes',
    severity: 'must',
    says: 'Section 8 does not say how to protect the eyes.',
    at: ['personal-protection'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('protection.eyes').length === 0),
  },
  {
    id: 'exposure.goggles',
    severity: 'must',
    says: 'The product damages eyes, and section 8 does not ask for tight goggles or a face shield.',
    at: ['personal-protection'],
    pointsTo: null,
    finds: (sheet) => {
      const { goggles, faceShield } = sheet.c.phrases.exposure;
      const wanted = { english: /goggles|face shield/i, phrases: [goggles, faceShield].map(fixedPart) };
      return faultIf(
        has(sheet.c, damagesEyes) && sheet.under('protection.eyes').every(({ text }) => !mentions(text, wanted)),
      );
    },
  },
  {
    id: 'exposure.eye-standard',
    severity: 'should',
    says: 'Eye protection is asked for without its standard:',
    at: ['personal-protection'],
    pointsTo: null,
    finds: ({ c, under }) =>
      faultIf(
        has(c, harmsEyes) &&
          under('protection.eyes').every(
            ({ text }) => !c.profile.eyeStandards.some((standard) => text.includes(standard)),
          ),
        c.profile.eyeStandards.join(', '),
      ),
  },
  {
    id: 'exposure.gloves',
    severity: 'must',
    says: 'The product harms the skin, and section 8 names no glove material.',
    at: ['personal-protection'],
    pointsTo: null,
    finds: (sheet) =>
      faultIf(
        gloveWords(sheet.c) !== undefined &&
          !tells(sheet, 'protection.hands.material') &&
          !tells(sheet, 'protection.hands.tested'),
      ),
  },
  {
    id: 'exposure.gloves-open',
    severity: 'should',
    says: 'No glove material can be chosen, since nothing is known of:',
    at: ['personal-protection'],
    pointsTo: 'properties.gloves',
    finds: ({ c }) => {
      const choice = gloveChoice(c);
      return choice.status === 'open' ? [fault(choice.unknown.join(', '))] : [];
    },
  },
  {
    id: 'exposure.suitable-gloves',
    severity: 'must',
    says: 'Gloves that are just “suitable” tell nobody what to wear.',
    at: ['personal-protection'],
    pointsTo: null,
    finds: ({ under }) =>
      faultOf(
        under('protection.hands')
          .filter(({ text }) => /^(?:wear )?(?:suitable|appropriate|protective) gloves\.?$/i.test(text))
          .map(({ text }) => text),
      ),
  },
  {
    id: 'exposure.breakthrough',
    severity: 'should',
    says: 'Gloves are named without thickness, or without breakthrough time and without asking for it.',
    at: ['personal-protection'],
    pointsTo: 'properties.gloves',
    finds: (sheet) => {
      const typed = textAt(sheet, 'protection.hands.tested');
      const isNamed = tells(sheet, 'protection.hands.material');
      const answers = ['time', 'time-open', 'dry'].map((each) => `protection.hands.${each}` as const);
      const isThick = /\d\s?mm/.test(textAt(sheet, 'protection.hands.material'));
      return faultIf(
        (typed !== '' && !(/\d\s?mm/.test(typed) && timed.test(typed))) ||
          (isNamed && !(isThick && answers.some((id) => tells(sheet, id)))),
      );
    },
  },
  {
    id: 'exposure.glove-times',
    severity: 'hint',
    says: 'No breakthrough time is held for an ingredient that reaches the glove; ask the glove maker and type what was tested:',
    at: ['personal-protection'],
    pointsTo: 'properties.gloves',
    finds: ({ c }) => {
      const choice = gloveChoice(c);
      const untimed = choice.status === 'chosen' && !choice.isDry ? choice.untimed : [];
      return faultOf(untimed.map(({ name }) => name));
    },
  },
  {
    id: 'exposure.label-gloves',
    severity: 'must',
    says: 'P280 and section 8 name different glove materials.',
    at: ['personal-protection'],
    pointsTo: null,
    finds: (sheet) => {
      const gloves = gloveWords(sheet.c);
      const label = textAt(sheet, 'label.P280');
      const wanted = { english: /gloves \(/, phrases: [fixedPart(sheet.c.language.statementWords.glovesOf)] };
      const isNamed = gloves !== undefined && mentions(label, wanted);
      return faultIf(isNamed && !label.includes(gloves));
    },
  },
  {
    id: 'exposure.breathing',
    severity: 'must',
    says: 'Section 8 does not say how to protect the airways.',
    at: ['personal-protection'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('protection.breathing.').length === 0),
  },
  {
    id: 'exposure.filter-type',
    severity: 'must',
    says: 'A respirator is asked for without the type of its filter.',
    at: ['personal-protection'],
    pointsTo: null,
    finds: (sheet) => {
      const { filters, cartridges } = sheet.c.phrases.exposure;
      const classes = Object.values(sheet.c.profile.particleClasses).flat();
      const wanted = {
        english: /filter type|cartridge|\b(?:AX|[ABEK]\d?|[NRP]\d{2,3}|P[123])\b/,
        phrases: [...Object.values(filters), ...Object.values(cartridges), ...classes],
      };
      return faultIf(
        tells(sheet, 'protection.breathing.filter') && !mentions(textAt(sheet, 'protection.breathing.filter'), wanted),
      );
    },
  },
  {
    id: 'exposure.toxic-breathing',
    severity: 'must',
    says: 'The product is toxic when inhaled, and section 8 asks for no respirator.',
    at: ['personal-protection'],
    pointsTo: null,
    finds: (sheet) => faultIf(has(sheet.c, toxicByInhalation) && tells(sheet, 'protection.breathing.none')),
  },
  {
    id: 'exposure.skin',
    severity: 'must',
    says: 'Section 8 does not say what to wear on the body.',
    at: ['personal-protection'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('protection.body.').length === 0),
  },
  {
    id: 'exposure.thermal',
    severity: 'must',
    says: 'Section 8 does not answer thermal hazards.',
    at: ['personal-protection'],
    markets: ['eu', 'gb'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('protection.thermal').length === 0),
  },
  {
    id: 'exposure.environment',
    severity: 'must',
    says: 'Section 8 does not control the release to the environment.',
    at: ['environmental-controls'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('environmental-controls').length === 0),
  },
];
