import { tell } from '@gosds/phrases/finding-message';
import type { AnyClass } from '@gosds/ghs/hazard-question';
import { aquaticClasses } from '@gosds/ghs/hazard-parts';
import { bioaccumulationFrom } from '@gosds/ghs/rules/substance/aquatic-table';
import { flammable, section11Classes } from '../hazard-groups.ts';
import { mayExplodeAsDust } from '../sections/measures/combustible-dust.ts';
import { has, mayHave, outcomesOf } from '../product/product-hazards.ts';
import { wasteProperties } from '../sections/13-disposal/waste-properties.ts';
import { type AuditCheck, faultIf, faultOf } from './audit-check.ts';
import { type CheckedSheet, hasSentence, textAt } from '../review/checked-sheet.ts';
import { mentions } from '../review/mentions.ts';

/** The product's hazard statements in these classes that the section does not print. */
const classesNotStated = ({ product, textOf }: CheckedSheet, section: number, classes: AnyClass): readonly string[] =>
  outcomesOf(product, classes)
    .flatMap(({ hazards }) => hazards)
    .filter(({ hCode }) => !textOf(section).includes(hCode))
    .map(({ code, hCode }) => `${code} ${hCode}`);

/** Sections 10 to 13. */
export const effectChecks: readonly AuditCheck[] = [
  {
    id: 'stability.acids-and-bases',
    severity: 'must',
    says: tell('audit.stabilityAcidsAndBases'),
    at: ['incompatible-materials'],
    findFaults: (sheet) => {
      const { ph } = sheet.measured;
      const isExtreme = ph !== undefined && (ph.max <= 2 || ph.min >= 11.5);
      const { acids, strongAcids, bases } = sheet.writing.phrases.stability.materials;
      const wanted = { english: /acid|base|alkali/i, phrases: [acids, strongAcids, bases] };
      return faultIf(isExtreme && !mentions(textAt(sheet, 'incompatible'), wanted));
    },
  },
  {
    id: 'stability.oxidisers-apart',
    severity: 'must',
    says: tell('audit.stabilityOxidisersApart'),
    at: ['incompatible-materials'],
    findFaults: (sheet) => {
      const wanted = { english: /oxidi[sz]/i, phrases: [sheet.writing.phrases.stability.materials.oxidisers] };
      return faultIf(mayHave(sheet.product, flammable) && !mentions(textAt(sheet, 'incompatible'), wanted));
    },
  },
  {
    id: 'stability.dust',
    severity: 'should',
    says: tell('audit.stabilityDust'),
    at: ['conditions-to-avoid'],
    findFaults: ({ writing, textOf }) => {
      const { stability, storage } = writing.phrases;
      const wanted = { english: /dust/i, phrases: [stability.avoidDust, storage.noDust, storage.dustFire] };
      return faultIf(mayExplodeAsDust(writing.product) && !mentions(textOf(7) + textOf(10), wanted));
    },
  },
  {
    id: 'toxicology.agrees',
    severity: 'must',
    says: tell('audit.toxicologyAgrees'),
    at: ['health-classes'],
    findFaults: (sheet) => faultOf(classesNotStated(sheet, 11, section11Classes)),
  },
  {
    id: 'toxicology.denied',
    severity: 'must',
    says: tell('audit.toxicologyDenied'),
    at: ['health-classes'],
    findFaults: (sheet) =>
      faultOf(
        outcomesOf(sheet.product, section11Classes)
          .filter(
            ({ status, hazardClass }) =>
              status === 'classified' &&
              mentions(textAt(sheet, `toxicology.${hazardClass}`), {
                english: /criteria are not met/i,
                phrases: [sheet.writing.phrases.toxicology.notMet],
              }),
          )
          .map(({ hazardClass }) => ({ hazardClass })),
      ),
  },
  {
    id: 'ecology.agrees',
    severity: 'must',
    says: tell('audit.ecologyAgrees'),
    at: ['aquatic-toxicity'],
    findFaults: (sheet) => faultOf(classesNotStated(sheet, 12, aquaticClasses)),
  },
  {
    id: 'ecology.log-kow',
    severity: 'must',
    says: tell('audit.ecologyLogKow'),
    at: ['bioaccumulation'],
    law: { union: 'CLP Annex I, 4.1.2.8.1' },
    findFaults: (sheet) =>
      faultOf(
        sheet.writing.ingredients
          .filter(({ substance, row }) => {
            const isHigh =
              (substance?.properties.logKow?.max ?? 0) >= bioaccumulationFrom.logKow && substance?.bcf === undefined;
            return (
              isHigh && textAt(sheet, `accumulation.${row.id}`).includes(sheet.writing.phrases.ecology.lowPotential)
            );
          })
          .map(({ name }) => name),
      ),
  },
  {
    id: 'ecology.pbt-agrees',
    severity: 'must',
    says: tell('audit.ecologyPbtAgrees'),
    at: ['pbt-results'],
    findFaults: (sheet) =>
      faultIf(hasSentence(sheet, 'other-hazards.pbtFound') !== hasSentence(sheet, 'pbt.assessmentFound')),
  },
  {
    id: 'waste.hazardous',
    severity: 'must',
    says: tell('audit.wasteHazardous'),
    at: ['waste'],
    findFaults: (sheet) =>
      faultIf(sheet.product.classification.hazards.length > 0 && hasSentence(sheet, 'waste.ordinary')),
  },
  {
    id: 'waste.flammable-property',
    severity: 'must',
    says: tell('audit.wasteFlammableProperty'),
    at: ['waste'],
    isNational: true,
    appliesTo: ({ wasteRules }) => wasteRules === 'eu',
    findFaults: (sheet) => faultIf(has(sheet.product, flammable) && !hasSentence(sheet, 'waste.HP 3')),
  },
  {
    id: 'waste.corrosive-property',
    severity: 'must',
    says: tell('audit.wasteCorrosiveProperty'),
    at: ['waste'],
    isNational: true,
    appliesTo: ({ wasteRules }) => wasteRules === 'eu',
    findFaults: (sheet) =>
      faultIf(wasteProperties(sheet.product).includes('HP 8') && !hasSentence(sheet, 'waste.HP 8')),
  },
  {
    id: 'properties.flammability-line',
    severity: 'must',
    says: tell('audit.propertiesFlammabilityLine'),
    at: ['basic-properties'],
    findFaults: (sheet) => {
      const { liquidNotFlammable, solidNotFlammable, gasNotFlammable } = sheet.writing.phrases.properties;
      const denial = {
        english: /not classified|not flammable/i,
        phrases: [liquidNotFlammable, solidNotFlammable, gasNotFlammable],
      };
      return faultIf(has(sheet.product, flammable) && mentions(textAt(sheet, 'properties.flammability'), denial));
    },
  },
];
