import { tell } from '@gosds/phrases/finding-message';
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
    says: tell('audit.exposureLimitValues'),
    at: ['control-parameters'],
    findFaults: (sheet) =>
      faultOf(
        limitsOfDestination(sheet.writing)
          .filter(
            ({ id }) =>
              hasSentence(sheet, `${id}.name`) &&
              // Some limits are particle counts; the sheet prints them beside the mass.
              !['long', 'short', 'notation'].some((column) => /\d/.test(textAt(sheet, `${id}.${column}`))),
          )
          .map(({ each, limit }) => `${each.name} (${limit.list})`),
      ),
  },
  {
    id: 'exposure.skin-notation',
    severity: 'must',
    says: tell('audit.exposureSkinNotation'),
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
    says: tell('audit.exposureGoggles'),
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
    says: tell('audit.exposureEyeStandard'),
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
    says: tell('audit.exposureLabelGloves'),
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
    says: tell('audit.exposureFilterType'),
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
    says: tell('audit.exposureToxicBreathing'),
    at: ['personal-protection'],
    findFaults: (sheet) =>
      faultIf(has(sheet.product, toxicByInhalation) && hasSentence(sheet, 'protection.breathing.none')),
  },
];
