import type { SentenceHead } from '../model/sentence-id.ts';
import { acuteToxicityClasses } from '@gosds/ghs/hazard-parts';
import { type AnyClass, type AnyHazard, isAnyOf } from '@gosds/ghs/hazard-question';
import {
  acuteEffects,
  aquaticClasses,
  sensitisationClasses,
  sensitising,
  singleExposureClasses,
  treatedByCause,
  section11Classes,
} from '../hazard-groups.ts';
import { ownValue } from '@gosds/ghs/own-value';
import type { ClassOutcome } from '@gosds/ghs/classification';
import { percent } from '@gosds/ghs/concentration';
import type { Sentence } from '../document.ts';
import { hidesSums, reasonText } from '../sections/words/reason-text.ts';
import { has, ingredientHas, outcomesOf, type SheetIngredient } from '../sheet-context.ts';
import { atLeast } from '../product/at-least.ts';
import { isSubstance } from '../product/is-substance.ts';
import { type Check, faultIf, faultOf } from '../review/check.ts';
import { type Inspected, isBlank, isIn, isMute, tells, textAt } from '../review/reviewed-sheet.ts';

const water = '7732-18-5';

/** Ingredients that section 12 speaks of. */
const inWater = ({ c }: Inspected): readonly SheetIngredient[] =>
  atLeast(c, percent(0.1)).filter(({ substance }) => substance?.cas !== water);

/** Ingredients with values in the record of which one is not printed. */
const withoutValues = (
  sheet: Inspected,
  ingredients: readonly SheetIngredient[],
  [head, list]: readonly [SentenceHead, 'toxicity' | 'ecotoxicity'],
): readonly string[] =>
  ingredients
    .filter(({ substance, row }) =>
      (substance?.[list] ?? []).some((_, index) => !tells(sheet, `${head}.data.${row.id}.${index}.value`)),
    )
    .map(({ name }) => name);

/** Ingredients with neither a line of their own nor their name among those without values. */
const unanswered = (sheet: Inspected, head: SentenceHead): readonly string[] => {
  const open = textAt(sheet, `${head}.noValues`);
  return inWater(sheet)
    .filter(
      ({ row, name }) =>
        isMute(sheet, `${head}.${row.id}`) && isMute(sheet, `${head}.${row.id}.air`) && !isIn(open, name, sheet),
    )
    .map(({ name }) => name);
};

/** Where section 11 tells the effects of a class, by when they come. */
const effects: readonly (readonly [string, AnyHazard])[] = [
  ['immediate', acuteEffects],
  ['delayed', sensitising],
  ['chronic', ['Muta.', 'Carc.', 'Repr.', 'STOT RE']],
];

/** What burns the skin damages the eyes: H314 says both. */
const untoldEffects = (sheet: Inspected): readonly string[] =>
  sheet.c.classification.hazards
    .filter(({ hCode }) => hCode !== 'H318' || !has(sheet.c, 'Skin Corr.'))
    .flatMap((hazard) => {
      const notation = `${hazard.code} ${hazard.hCode}`;
      const asked = effects.filter(([, hazards]) => isAnyOf(hazard, hazards));
      return asked.some(([when]) => isMute(sheet, `effects.${when}.${notation}`)) ? [notation] : [];
    });

/** A class that is reached, or judged by data, has its reason beside the verdict, unless that tells the test or would betray a share. */
function isReasoned(sheet: Inspected, { text, id }: Sentence, outcome: ClassOutcome): boolean {
  const { notMet, lackOfData } = sheet.c.phrases.toxicology;
  const isFree = outcome.testData !== undefined || hidesSums(sheet.c);
  if (isFree || !isMute(sheet, `${id}.why`)) return true;
  if (isSubstance(sheet.c)) return !text.endsWith(notMet);
  if (outcome.status === 'classified') return reasonText(sheet.c, outcome.reasons[0]) === '';
  return !text.endsWith(notMet) && !text.endsWith(lackOfData);
}

/** Verdicts without their reason, and reasons without the verdict that they are for. */
const halfToldClasses = (sheet: Inspected, head: 'toxicology' | 'ecology', classes: AnyClass): readonly string[] =>
  outcomesOf(sheet.c, classes)
    .filter((outcome) => {
      const id = `${head}.${outcome.hazardClass}` as const;
      const verdict = sheet.find(id);
      const isTold = verdict !== undefined && !isBlank(verdict.text);
      if (!isTold) return outcome.status === 'classified' || !isMute(sheet, `${id}.why`);
      return !isReasoned(sheet, verdict, outcome);
    })
    .map(({ hazardClass }) => hazardClass);

/** Each route and each kind of sensitisation is answered by itself as soon as one of them is a class of the product. */
const apart = [acuteToxicityClasses, sensitisationClasses, singleExposureClasses] as const;

const unansweredBesides = (sheet: Inspected): readonly string[] =>
  apart
    .map((classes) => outcomesOf(sheet.c, classes))
    .filter((group) => group.some(({ hazards }) => hazards.length > 0))
    .flatMap((group) => group.map(({ hazardClass }) => hazardClass))
    .filter((hazardClass) => isMute(sheet, `toxicology.${hazardClass}`));

/** Organs that a class harms are told among the symptoms. */
const hidesOrgans = ({ c, under }: Inspected, scope: string): boolean =>
  has(c, ['STOT SE 1', 'STOT SE 2', 'STOT RE']) && under(`${scope}.organs.`).length === 0;

/** Contents of sections 4, 11 and 12. */
export const effectContentChecks: readonly Check[] = [
  {
    id: 'toxicology.values',
    severity: 'must',
    says: 'Section 11 leaves out a toxicity value that is held of:',
    at: ['numerical-measures', 'health-classes'],
    pointsTo: null,
    finds: (sheet) => faultOf(withoutValues(sheet, atLeast(sheet.c, percent(0.1)), ['toxicology', 'toxicity'])),
  },
  {
    id: 'toxicology.half-told',
    severity: 'must',
    says: 'Section 11 tells a class without its verdict or without its reason:',
    at: ['health-classes'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf([...new Set([...halfToldClasses(sheet, 'toxicology', section11Classes), ...unansweredBesides(sheet)])]),
  },
  {
    id: 'first-aid.organs',
    severity: 'must',
    says: 'A class harms organs, and section 4 does not tell it.',
    at: ['symptoms'],
    pointsTo: null,
    finds: (sheet) => faultIf(hidesOrgans(sheet, 'symptoms')),
  },
  {
    id: 'toxicology.organs',
    severity: 'must',
    says: 'A class harms organs, and the symptoms of section 11 do not tell it.',
    at: ['toxic-symptoms'],
    pointsTo: null,
    finds: (sheet) => faultIf(hidesOrgans(sheet, 'toxic-symptoms')),
  },
  {
    id: 'first-aid.specific-treatment',
    severity: 'must',
    says: 'Section 4 leaves out the treatment that is specific to:',
    at: ['medical-attention'],
    pointsTo: null,
    finds: (sheet) => {
      const { specific } = sheet.c.phrases.firstAid;
      return faultOf(
        atLeast(sheet.c, percent(1))
          .filter(
            ({ substance, isConfidential }) =>
              !isConfidential && ownValue(specific, substance?.cas ?? '') !== undefined,
          )
          .filter((each) => ingredientHas(each, treatedByCause) && isMute(sheet, `medical.${each.row.id}`))
          .map(({ name }) => name),
      );
    },
  },
  {
    id: 'toxicology.effects',
    severity: 'must',
    says: 'Section 11 leaves out the effects of a class of section 2:',
    at: ['delayed-effects'],
    pointsTo: null,
    finds: (sheet) => faultOf(untoldEffects(sheet)),
  },
  {
    id: 'ecology.values',
    severity: 'must',
    says: 'Section 12 leaves out a value that is held of:',
    at: ['aquatic-toxicity'],
    pointsTo: null,
    finds: (sheet) => faultOf(withoutValues(sheet, inWater(sheet), ['ecology', 'ecotoxicity'])),
  },
  {
    id: 'ecology.half-told',
    severity: 'must',
    says: 'Section 12 tells a class without its verdict or without its reason:',
    at: ['aquatic-toxicity'],
    pointsTo: null,
    finds: (sheet) => faultOf(halfToldClasses(sheet, 'ecology', aquaticClasses)),
  },
  {
    id: 'ecology.open-named',
    severity: 'must',
    says: 'Section 12 neither has values in water nor says that there are none of:',
    at: ['aquatic-toxicity'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        inWater(sheet)
          .filter(
            ({ substance, name }) =>
              (substance?.ecotoxicity.length ?? 0) === 0 && !isIn(textAt(sheet, 'ecology.noValues'), name, sheet),
          )
          .map(({ name }) => name),
      ),
  },
  ...(
    [
      ['degradability', 'degradability', 'degradability'],
      ['bioaccumulation', 'accumulation', 'bioaccumulation'],
      ['mobility', 'mobility', 'mobility'],
    ] as const
  ).map(([content, head, name]): Check => ({
    id: `ecology.${head}-of-each`,
    severity: 'must',
    says: `Section 12 does not answer ${name} of:`,
    at: [content],
    pointsTo: null,
    finds: (sheet) => faultOf(unanswered(sheet, head)),
  })),
  {
    id: 'ecology.ph',
    severity: 'should',
    says: 'The pH is extreme, and section 12 does not tell what it does to waters.',
    at: ['other-adverse-effects'],
    pointsTo: null,
    finds: (sheet) => {
      const { ph } = sheet.measured;
      return faultIf(ph !== undefined && (ph.max <= 2 || ph.min >= 11.5) && isMute(sheet, 'adverse.ph'));
    },
  },
];
