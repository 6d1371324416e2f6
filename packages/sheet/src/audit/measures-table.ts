import { isKeptInSteel } from '../product/kept-in-steel.ts';
import { needsVent } from '../product/vented-closure.ts';
import type { SentenceId } from '../model/sentence-id.ts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { corrosiveToMetalOrSkin, corrosiveOrAspirated } from '../hazard-groups.ts';
import { feedsFire, holdsIsocyanate } from '../sections/chemistry/reactive-kind.ts';
import { incompatibleText } from '../sections/measures/incompatible-materials.ts';
import { has } from '../product/product-hazards.ts';
import { type AuditCheck, faultIf, faultOf } from './audit-check.ts';
import { type CheckedSheet, hasSentence, textAt } from '../review/checked-sheet.ts';
import { inducesVomiting } from '../review/vague-words.ts';
const healthHazard: AnyHazard = [
  'Acute Tox. 1',
  'Acute Tox. 2',
  'Acute Tox. 3',
  'Acute Tox. 4',
  'Skin Corr.',
  'Skin Irrit.',
  'Eye Dam.',
  'Eye Irrit.',
  'Resp. Sens.',
  'Skin Sens.',
  'STOT SE',
  'STOT RE',
  'Asp. Tox.',
];

/** Glove materials that a sentence names. */
const gloveMaterialsIn = (sheet: CheckedSheet, id: SentenceId): readonly string[] =>
  Object.entries(sheet.writing.phrases.exposure.glovesMaterials).flatMap(([material, words]) =>
    textAt(sheet, id).includes(words) ? [material] : [],
  );

/** Sections 4 to 7. */
export const measureChecks: readonly AuditCheck[] = [
  {
    id: 'first-aid.induces-vomiting',
    severity: 'must',
    message: 'Section 4 says to induce vomiting although the class forbids it.',
    at: ['first-aid'],
    findFaults: ({ product, textOf }) => faultIf(has(product, corrosiveOrAspirated) && inducesVomiting(textOf(4))),
  },
  {
    id: 'first-aid.symptoms-fit',
    severity: 'must',
    message: 'The product harms health, but section 4 says that no symptoms are known.',
    at: ['symptoms'],
    findFaults: (sheet) => faultIf(has(sheet.product, healthHazard) && hasSentence(sheet, 'symptoms.none')),
  },
  {
    id: 'release.sawdust',
    severity: 'must',
    message:
      'Section 6 must not take up an oxidiser or peroxide with combustible material or a vacuum cleaner, nor neutralise it undiluted.',
    at: ['containment'],
    findFaults: (sheet) =>
      faultIf(
        feedsFire(sheet.product) &&
          ['absorb', 'sweep', 'sweepDust', 'clean', 'absorbAcid'].some((phrase) =>
            hasSentence(sheet, `release.containment.${phrase}`),
          ),
      ),
  },
  {
    id: 'release.isocyanate',
    severity: 'must',
    message:
      'Isocyanates form carbon dioxide with water, but section 6 puts spilled isocyanates into closed containers.',
    at: ['containment'],
    findFaults: (sheet) =>
      faultIf(
        holdsIsocyanate(sheet.product) &&
          (hasSentence(sheet, 'release.containment.absorb') || hasSentence(sheet, 'release.containment.clean')),
      ),
  },
  {
    id: 'release.gloves',
    severity: 'must',
    message: 'Sections 6 and 8 name different glove materials.',
    at: ['personal-precautions'],
    findFaults: (sheet) => {
      const [release, hands] = ['release.responders.gloves', 'protection.hands.material'] as const;
      const areBothGiven = hasSentence(sheet, release) && hasSentence(sheet, hands);
      return faultIf(areBothGiven && gloveMaterialsIn(sheet, release).join() !== gloveMaterialsIn(sheet, hands).join());
    },
  },
  {
    id: 'storage.no-fire-conflict',
    severity: 'must',
    message: 'Section 7 does not ask for measures against fire although the product is flammable or oxidising.',
    at: ['handling'],
    findFaults: (sheet) =>
      faultIf(
        has(sheet.product, [
          'Flam. Gas',
          'Pyr. Gas',
          'Aerosol 1',
          'Aerosol 2',
          'Ox. Gas',
          'Flam. Liq.',
          'Flam. Sol.',
          'Pyr. Liq.',
          'Pyr. Sol.',
          'Ox. Liq.',
          'Ox. Sol.',
          'Org. Perox.',
        ]) && hasSentence(sheet, 'handling.fire.noFire'),
      ),
  },
  {
    id: 'storage.incompatible',
    severity: 'must',
    message: 'Section 7 does not keep the product apart from what section 10 calls incompatible.',
    at: ['storage'],
    findFaults: (sheet) => {
      const materials = incompatibleText(sheet.writing);
      return faultIf(materials !== '' && textAt(sheet, 'incompatible') !== '' && !hasSentence(sheet, 'storage.apart'));
    },
  },
  {
    id: 'storage.tight',
    severity: 'must',
    message: 'Gas forms in the product, but the sheet says to close the container tightly:',
    at: ['storage'],
    findFaults: (sheet) =>
      faultOf(
        needsVent(sheet.product)
          ? (['handling.closed', 'storage.original', 'label.P233', 'label.P403+P233'] as const).filter((id) =>
              hasSentence(sheet, id),
            )
          : [],
      ),
  },
  {
    id: 'storage.metal',
    severity: 'must',
    message: 'The product is corrosive, but section 7 allows bare metal.',
    at: ['storage'],
    findFaults: (sheet) =>
      faultIf(
        (sheet.product.state === 'liquid' || sheet.product.state === 'solid') &&
          has(sheet.product, corrosiveToMetalOrSkin) &&
          !isKeptInSteel(sheet.product) &&
          !hasSentence(sheet, 'storage.notMetal'),
      ),
  },
  {
    id: 'storage.locked',
    severity: 'must',
    message: 'P405 is on the label, but section 7 does not ask to store the product locked up.',
    at: ['storage'],
    findFaults: (sheet) => faultIf(hasSentence(sheet, 'label.P405') && !hasSentence(sheet, 'storage.lockedUp')),
  },
];
