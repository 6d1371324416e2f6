import { acuteToxicityClasses } from '@gosds/ghs/hazard-parts';
import type { ClassOutcome } from '@gosds/ghs/classification';
import type { AnyClass } from '@gosds/ghs/hazard-question';
import {
  aquatic,
  aquaticClasses,
  flammable,
  flammableGasesAndLiquids1To3,
  section11Classes,
  sensitisationClasses,
  singleExposureClasses,
} from '../hazard-groups.ts';
import { percent } from '@gosds/ghs/concentration';
import { mayExplodeAsDust } from '../sections/measures/combustible-dust.ts';
import { hidesSums } from '../sections/words/reason-text.ts';
import { has, ingredientHas, mayHave, outcomesOf, type SheetContext } from '../sheet-context.ts';
import { atLeast } from '../product/at-least.ts';
import { wasteProperties } from '../sections/waste-properties.ts';
import { type Check, faultIf, faultOf } from './check.ts';
import { type Inspected, tells, textAt } from './reviewed-sheet.ts';
import { mentions } from './mentions.ts';

/** Words of classes that a reviewer looks for in section 11. */
const tenClasses: readonly (readonly [string, AnyClass])[] = [
  ['acute toxicity', acuteToxicityClasses],
  ['skin corrosion or irritation', 'Skin corrosion/irritation'],
  ['eye damage or irritation', 'Serious eye damage/eye irritation'],
  ['sensitisation', sensitisationClasses],
  ['mutagenicity', 'Germ cell mutagenicity'],
  ['carcinogenicity', 'Carcinogenicity'],
  ['reproductive toxicity', 'Reproductive toxicity'],
  ['organ toxicity, single exposure', singleExposureClasses],
  ['organ toxicity, repeated exposure', 'Specific target organ toxicity, repeated exposure'],
  ['aspiration hazard', 'Aspiration hazard'],
];

/** Classes of the product that the section does not tell by their statement. */
const untold = ({ c, textOf }: Inspected, section: number, classes: AnyClass): readonly string[] =>
  outcomesOf(c, classes)
    .flatMap(({ hazards }) => hazards)
    .filter(({ hCode }) => !textOf(section).includes(hCode))
    .map(({ code, hCode }) => `${code} ${hCode}`);

const classesAnswered = (sheet: Inspected): readonly string[] => {
  const isAnswered = ({ hazardClass }: ClassOutcome) =>
    tells(sheet, `toxicology.${hazardClass}`) || tells(sheet, `toxicology.${hazardClass}.why`);
  return tenClasses
    .filter(([, classes]) => {
      const outcomes = outcomesOf(sheet.c, classes);
      return outcomes.length > 0 && !outcomes.some(isAnswered);
    })
    .map(([name]) => name);
};

const carcinogens = (c: SheetContext) =>
  atLeast(c, percent(0.1)).filter(({ listings }) => {
    const { ntp, iarc, osha } = listings ?? {};
    return ntp !== undefined || iarc !== undefined || osha !== undefined;
  });

/** Sections 10 to 13. */
export const effectChecks: readonly Check[] = [
  ...(
    [
      ['reactivity', 'reactivity', 'reactivity'],
      ['chemical-stability', 'stability', 'chemical stability'],
      ['hazardous-reactions', 'reactions', 'hazardous reactions'],
      ['conditions-to-avoid', 'avoid', 'conditions to avoid'],
      ['incompatible-materials', 'incompatible', 'incompatible materials'],
      ['decomposition-products', 'decomposition', 'decomposition products'],
    ] as const
  ).map(([content, head, name]): Check => ({
    id: `stability.${head}`,
    severity: 'must',
    says: `Section 10 does not answer ${name}.`,
    at: [content],
    pointsTo: null,
    finds: ({ under }) => faultIf(under(head).length === 0),
  })),
  {
    id: 'stability.ignition',
    severity: 'must',
    says: 'A flammable product, and section 10 does not avoid ignition.',
    at: ['conditions-to-avoid'],
    pointsTo: null,
    finds: (sheet) => faultIf(has(sheet.c, flammableGasesAndLiquids1To3) && !tells(sheet, 'avoid.avoidIgnition')),
  },
  {
    id: 'stability.acids-and-bases',
    severity: 'must',
    says: 'The pH is extreme, and section 10 names neither acids nor bases as incompatible.',
    at: ['incompatible-materials'],
    pointsTo: null,
    finds: (sheet) => {
      const { ph } = sheet.measured;
      const isExtreme = ph !== undefined && (ph.max <= 2 || ph.min >= 11.5);
      const { acids, strongAcids, bases } = sheet.c.phrases.stability.materials;
      const wanted = { english: /acid|base|alkali/i, phrases: [acids, strongAcids, bases] };
      return faultIf(isExtreme && !mentions(textAt(sheet, 'incompatible'), wanted));
    },
  },
  {
    id: 'stability.oxidisers-apart',
    severity: 'must',
    says: 'A flammable product, and section 10 does not keep oxidisers away.',
    at: ['incompatible-materials'],
    pointsTo: null,
    finds: (sheet) => {
      const wanted = { english: /oxidi[sz]/i, phrases: [sheet.c.phrases.stability.materials.oxidisers] };
      return faultIf(mayHave(sheet.c, flammable) && !mentions(textAt(sheet, 'incompatible'), wanted));
    },
  },
  {
    id: 'stability.dust',
    severity: 'should',
    says: 'Combustible dust, and section 10 or 7 does not mention dust.',
    at: ['conditions-to-avoid'],
    pointsTo: null,
    finds: ({ c, textOf }) => {
      const { stability, storage } = c.phrases;
      const wanted = { english: /dust/i, phrases: [stability.avoidDust, storage.noDust, storage.dustFire] };
      return faultIf(mayExplodeAsDust(c) && !mentions(textOf(7) + textOf(10), wanted));
    },
  },
  {
    id: 'toxicology.ten-classes',
    severity: 'must',
    says: 'Section 11 does not answer:',
    at: ['health-classes'],
    pointsTo: null,
    finds: (sheet) => faultOf(classesAnswered(sheet)),
  },
  {
    id: 'toxicology.agrees',
    severity: 'must',
    says: 'Section 11 does not tell a class of section 2:',
    at: ['health-classes'],
    pointsTo: null,
    finds: (sheet) => faultOf(untold(sheet, 11, section11Classes)),
  },
  {
    id: 'toxicology.denied',
    severity: 'must',
    says: 'Section 11 denies what section 2 tells:',
    at: ['health-classes'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        outcomesOf(sheet.c, section11Classes)
          .filter(
            ({ status, hazardClass }) =>
              status === 'classified' &&
              mentions(textAt(sheet, `toxicology.${hazardClass}`), {
                english: /criteria are not met/i,
                phrases: [sheet.c.phrases.toxicology.notMet],
              }),
          )
          .map(({ hazardClass }) => hazardClass),
      ),
  },
  {
    id: 'toxicology.estimates',
    severity: 'must',
    says: 'The acute toxicity estimate of the mixture is not printed:',
    at: ['numerical-measures', 'health-classes'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        hidesSums(sheet.c)
          ? []
          : sheet.c.classification.ate
              .map(({ route }) => route)
              .filter((route) => !tells(sheet, `toxicology.ate.${route}`)),
      ),
  },
  {
    id: 'toxicology.routes',
    severity: 'must',
    says: 'Section 11 does not name the routes of exposure.',
    at: ['exposure-routes'],
    pointsTo: null,
    finds: (sheet) => faultIf(!tells(sheet, 'routes')),
  },
  {
    id: 'toxicology.symptoms',
    severity: 'must',
    says: 'Section 11 tells no symptoms.',
    at: ['toxic-symptoms'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('toxic-symptoms.').length === 0),
  },
  {
    id: 'toxicology.delayed',
    severity: 'must',
    says: 'Section 11 does not answer immediate, delayed and chronic effects:',
    at: ['delayed-effects'],
    pointsTo: null,
    finds: ({ under }) =>
      faultOf(['immediate', 'delayed', 'chronic'].filter((kind) => under(`effects.${kind}.`).length === 0)),
  },
  {
    id: 'toxicology.endocrine',
    severity: 'must',
    says: 'Section 11.2 does not answer endocrine disruption for human health.',
    at: ['other-health-information'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('toxicology.endocrine').length === 0),
  },
  {
    id: 'toxicology.carcinogen-lists',
    severity: 'must',
    says: 'Section 11 does not show that a list of carcinogens names:',
    at: ['carcinogen-listings'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        carcinogens(sheet.c)
          .filter(({ row }) => !tells(sheet, `listings.${row.id}.name`))
          .map(({ name }) => name),
      ),
  },
  {
    id: 'toxicology.interactions',
    severity: 'must',
    says: 'Section 11 does not answer interactive effects.',
    at: ['interactive-effects'],
    pointsTo: null,
    finds: (sheet) => faultIf(!tells(sheet, 'interactive')),
  },
  {
    id: 'ecology.agrees',
    severity: 'must',
    says: 'Section 12 does not tell an aquatic class of section 2:',
    at: ['aquatic-toxicity'],
    pointsTo: null,
    finds: (sheet) => faultOf(untold(sheet, 12, aquaticClasses)),
  },
  {
    id: 'ecology.m-factors',
    severity: 'must',
    says: 'Section 12 does not print the M-factor of:',
    at: ['aquatic-toxicity'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        atLeast(sheet.c, percent(0.1))
          .filter(
            ({ ingredient, row }) =>
              (ingredient.mAcute ?? ingredient.mChronic) !== undefined && !tells(sheet, `ecology.m.${row.id}`),
          )
          .map(({ name }) => name),
      ),
  },
  {
    id: 'ecology.no-data',
    severity: 'should',
    says: 'An ingredient is classified for the aquatic environment, and section 12 holds no value of it:',
    at: ['aquatic-toxicity'],
    pointsTo: null,
    finds: ({ c }) =>
      faultOf(
        atLeast(c, percent(1))
          .filter((each) => ingredientHas(each, aquatic) && (each.substance?.ecotoxicity.length ?? 0) === 0)
          .map(({ name }) => name),
      ),
  },
  ...(
    [
      ['degradability', 'degradability', 'persistence and degradability'],
      ['bioaccumulation', 'accumulation', 'bioaccumulation'],
      ['mobility', 'mobility', 'mobility in soil'],
      ['pbt-results', 'pbt', 'the results of the PBT and vPvB assessment'],
      ['endocrine-environment', 'endocrine-environment', 'endocrine disruption in the environment'],
      ['other-adverse-effects', 'adverse', 'other adverse effects'],
    ] as const
  ).map(([content, head, name]): Check => ({
    id: `ecology.${head}`,
    severity: 'must',
    says: `Section 12 does not answer ${name}.`,
    at: [content],
    pointsTo: null,
    finds: ({ under }) => faultIf(under(head).length === 0),
  })),
  {
    id: 'ecology.log-kow',
    severity: 'must',
    says: 'A log Kow of 4 or more, and section 12 calls the potential for bioaccumulation low:',
    at: ['bioaccumulation'],
    law: 'CLP Annex I, 4.1.2.8.1',
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        sheet.c.ingredients
          .filter(({ substance, row }) => {
            const isHigh = (substance?.properties.logKow?.max ?? 0) >= 4 && substance?.bcf === undefined;
            return isHigh && textAt(sheet, `accumulation.${row.id}`).includes(sheet.c.phrases.ecology.lowPotential);
          })
          .map(({ name }) => name),
      ),
  },
  {
    id: 'ecology.pbt-agrees',
    severity: 'must',
    says: 'Sections 2.3 and 12.5 do not agree on PBT and vPvB substances.',
    at: ['pbt-results'],
    pointsTo: null,
    finds: (sheet) => faultIf(tells(sheet, 'other-hazards.pbtFound') !== tells(sheet, 'pbt.assessmentFound')),
  },
  {
    id: 'waste.product',
    severity: 'must',
    says: 'Section 13 does not tell how to dispose of the product.',
    at: ['waste'],
    pointsTo: null,
    finds: (sheet) =>
      faultIf(
        !(['waste.hazardous', 'waste.handOver', 'waste.ordinary', 'waste.gas'] as const).some((id) => tells(sheet, id)),
      ),
  },
  {
    id: 'waste.hazardous',
    severity: 'must',
    says: 'The product is classified, and section 13 treats it as ordinary waste.',
    at: ['waste'],
    pointsTo: null,
    finds: (sheet) => faultIf(sheet.c.classification.hazards.length > 0 && tells(sheet, 'waste.ordinary')),
  },
  {
    id: 'waste.packaging',
    severity: 'must',
    says: 'Section 13 does not tell how to dispose of packaging.',
    at: ['waste'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('waste.packaging').length === 0),
  },
  {
    id: 'waste.sewer',
    severity: 'must',
    says: 'Section 13 does not forbid the sewer.',
    at: ['waste'],
    pointsTo: null,
    finds: (sheet) => faultIf(sheet.c.state !== 'gas' && !tells(sheet, 'waste.noSewer')),
  },
  {
    id: 'waste.flammable-property',
    severity: 'must',
    says: 'A flammable product, and section 13 does not give HP 3.',
    at: ['waste'],
    markets: ['eu', 'gb'],
    asks: ({ wasteRules }) => wasteRules === 'eu',
    law: 'Directive 2008/98/EC, Annex III',
    pointsTo: null,
    finds: (sheet) => faultIf(has(sheet.c, flammable) && !tells(sheet, 'waste.HP 3')),
  },
  {
    id: 'waste.corrosive-property',
    severity: 'must',
    says: 'Corrosive ingredients reach 5 %, and section 13 does not give HP 8.',
    at: ['waste'],
    markets: ['eu', 'gb'],
    asks: ({ wasteRules }) => wasteRules === 'eu',
    law: 'Directive 2008/98/EC, Annex III',
    pointsTo: null,
    finds: (sheet) => faultIf(wasteProperties(sheet.c).includes('HP 8') && !tells(sheet, 'waste.HP 8')),
  },
];
