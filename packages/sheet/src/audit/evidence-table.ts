import { tell } from '@gosds/phrases/finding-message';
import { acuteToxicityClasses } from '@gosds/ghs/hazard-parts';
import { reproductiveClasses, sensitisationClasses, singleExposureClasses } from '../hazard-groups.ts';
import type { AnyClass } from '@gosds/ghs/hazard-question';
import type { ClassOutcome } from '@gosds/ghs/classification';
import { classStanding } from '../sections/classes/class-standing.ts';
import { outcomesOf } from '../product/product-hazards.ts';
import { type AuditCheck, faultOf } from './audit-check.ts';
import type { CheckedSheet } from '../review/checked-sheet.ts';
import { fixedPart, mentions } from '../review/mentions.ts';

/** Headings of sections 11.1 and 12.1. Classes with the same result share one heading. */
const headings: readonly (readonly [prefix: 'toxicology' | 'ecology', classes: AnyClass])[] = [
  ['toxicology', acuteToxicityClasses],
  ['toxicology', 'Skin corrosion/irritation'],
  ['toxicology', 'Serious eye damage/eye irritation'],
  ['toxicology', sensitisationClasses],
  ['toxicology', 'Germ cell mutagenicity'],
  ['toxicology', 'Carcinogenicity'],
  ['toxicology', reproductiveClasses],
  ['toxicology', singleExposureClasses],
  ['toxicology', 'Specific target organ toxicity, repeated exposure'],
  ['toxicology', 'Aspiration hazard'],
  ['ecology', 'Hazardous to the aquatic environment, acute'],
  ['ecology', 'Hazardous to the aquatic environment, long-term'],
];

type ClassText = { readonly outcome: ClassOutcome; readonly text: string };

/** Each health and aquatic class with its text in the sheet, or the text of the class whose heading it shares. */
function classTextsOf({ product, find }: CheckedSheet): readonly ClassText[] {
  return headings.flatMap(([prefix, classes]) => {
    const outcomes = outcomesOf(product, classes);
    const textOf = ({ hazardClass }: ClassOutcome) => find(`${prefix}.${hazardClass}`)?.text;
    const shared = outcomes.map(textOf).find((text) => text !== undefined);
    return outcomes.map((outcome): ClassText => ({ outcome, text: textOf(outcome) ?? shared ?? '' }));
  });
}

const claimsNotMet = ({ writing }: CheckedSheet, text: string): boolean =>
  mentions(text, { english: /criteria are not met/i, phrases: [writing.phrases.toxicology.notMet] });

/**
 * True if the sheet says why there is no class: no data, data impossible to obtain, inconclusive data, criteria not
 * met, or a class that does not apply to the product.
 */
function givesReason(sheet: CheckedSheet, { outcome, text }: ClassText): boolean {
  const { toxicology, ecology, shared } = sheet.writing.phrases;
  const { lackOfData, inconclusive, impossible, notJudged, notAdopted } = toxicology;
  const phrases = [
    lackOfData,
    notAdopted,
    ecology.notAdopted,
    ...[inconclusive, impossible, notJudged, shared.notApplicableBecause].map(fixedPart),
  ];
  return (
    outcome.hazards.length > 0 || claimsNotMet(sheet, text) || mentions(text, { english: /lack of data/i, phrases })
  );
}

export const evidenceChecks: readonly AuditCheck[] = [
  {
    id: 'toxicology.reason',
    severity: 'must',
    says: tell('audit.toxicologyReason'),
    at: ['health-classes', 'aquatic-toxicity'],
    law: { union: 'REACH Annex II, 11.1 and 12' },
    findFaults: (sheet) =>
      faultOf(
        classTextsOf(sheet)
          .filter((classText) => !givesReason(sheet, classText))
          .map(({ outcome: { hazardClass } }) => ({ hazardClass })),
      ),
  },
  {
    id: 'toxicology.evidence',
    severity: 'must',
    says: tell('audit.toxicologyEvidence'),
    at: ['health-classes', 'aquatic-toxicity'],
    law: { union: 'REACH Annex II, 11.1 and 12' },
    findFaults: (sheet) =>
      faultOf(
        classTextsOf(sheet)
          .filter(({ text }) => claimsNotMet(sheet, text))
          .filter(({ outcome }) => classStanding(sheet.writing, outcome).kind !== 'not-met')
          .map(({ outcome: { hazardClass } }) => ({ hazardClass })),
      ),
  },
];
