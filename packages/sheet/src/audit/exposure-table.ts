import { damagesEyes, harmsEyes, toxicByInhalation } from '../hazard-groups.ts';
import { inMarketSpelling } from '@gosds/phrases/statement-text';
import { gloveWords } from '../sections/08-exposure-protection/glove-choice.ts';
import { limitsOfDestination } from '../sections/08-exposure-protection/limit-rows.ts';
import { inTerms } from '../sections/words/in-terms.ts';
import { has } from '../product/product-hazards.ts';
import { type AuditCheck, faultIf, faultOf } from './audit-check.ts';
import { hasSentence, textAt } from '../review/checked-sheet.ts';
import { fixedPart, mentions } from '../review/mentions.ts';

/** Section 8. */
export const exposureChecks: readonly AuditCheck[] = [
  {
    id: 'exposure.limit-values',
    severity: 'should',
    message: 'An exposure limit is printed without its value:',
    at: ['control-parameters'],
    findFaults: (sheet) =>
      faultOf(
        limitsOfDestination(sheet.writing)
          .filter(
            ({ id }) =>
              hasSentence(sheet, `${id}.name`) &&
              // Some limits are counts of particles, which stand beside the mass.
              !['long', 'short', 'notation'].some((column) => /\d/.test(textAt(sheet, `${id}.${column}`))),
          )
          .map(({ each, limit }) => `${each.name} (${limit.list})`),
      ),
  },
  {
    id: 'exposure.skin-notation',
    severity: 'must',
    message: 'The notation of an exposure limit is not printed:',
    at: ['control-parameters'],
    findFaults: (sheet) =>
      faultOf(
        limitsOfDestination(sheet.writing)
          .filter(
            ({ id, limit: { notation } }) =>
              notation !== undefined &&
              hasSentence(sheet, `${id}.name`) &&
              !textAt(sheet, `${id}.notation`).includes(
                inMarketSpelling(inTerms(sheet.writing.phrases, notation), sheet.writing.wording),
              ),
          )
          .map(({ each, limit }) => `${each.name} (${limit.list})`),
      ),
  },
  {
    id: 'exposure.goggles',
    severity: 'must',
    message: 'The product damages eyes, but section 8 does not ask for tight goggles or a face shield.',
    at: ['personal-protection'],
    findFaults: (sheet) => {
      const { goggles, faceShield } = sheet.writing.phrases.exposure;
      const wanted = { english: /goggles|face shield/i, phrases: [goggles, faceShield].map(fixedPart) };
      return faultIf(
        has(sheet.product, damagesEyes) && sheet.under('protection.eyes').every(({ text }) => !mentions(text, wanted)),
      );
    },
  },
  {
    id: 'exposure.eye-standard',
    severity: 'should',
    message: 'Section 8 asks for eye protection without its standard:',
    at: ['personal-protection'],
    findFaults: ({ product, under }) =>
      faultIf(
        has(product, harmsEyes) &&
          under('protection.eyes').every(
            ({ text }) => !product.profile.eyeStandards.some((standard) => text.includes(standard)),
          ),
        product.profile.eyeStandards.join(', '),
      ),
  },
  {
    id: 'exposure.label-gloves',
    severity: 'must',
    message: 'P280 and section 8 name different glove materials.',
    at: ['personal-protection'],
    findFaults: (sheet) => {
      const gloves = gloveWords(sheet.writing);
      const label = textAt(sheet, 'label.P280');
      const wanted = { english: /gloves \(/, phrases: [fixedPart(sheet.writing.language.statementWords.glovesOf)] };
      const isNamed = gloves !== undefined && mentions(label, wanted);
      return faultIf(isNamed && !label.includes(gloves));
    },
  },
  {
    id: 'exposure.filter-type',
    severity: 'must',
    message: 'Section 8 asks for a respirator without the type of its filter.',
    at: ['personal-protection'],
    findFaults: (sheet) => {
      const { filters, cartridges } = sheet.writing.phrases.exposure;
      const classes = Object.values(sheet.product.profile.particleClasses).flat();
      const wanted = {
        english: /filter type|cartridge|\b(?:AX|[ABEK]\d?|[NRP]\d{2,3}|P[123])\b/,
        phrases: [...Object.values(filters), ...Object.values(cartridges), ...classes],
      };
      return faultIf(
        hasSentence(sheet, 'protection.breathing.filter') &&
          !mentions(textAt(sheet, 'protection.breathing.filter'), wanted),
      );
    },
  },
  {
    id: 'exposure.toxic-breathing',
    severity: 'must',
    message: 'The product is toxic if inhaled, but section 8 does not ask for a respirator.',
    at: ['personal-protection'],
    findFaults: (sheet) =>
      faultIf(has(sheet.product, toxicByInhalation) && hasSentence(sheet, 'protection.breathing.none')),
  },
];
