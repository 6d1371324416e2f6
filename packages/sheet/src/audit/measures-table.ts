import { tell, tellOf } from '@gosds/phrases/finding-message';
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
    says: tell('audit.firstAidInducesVomiting'),
    at: ['first-aid'],
    findFaults: ({ product, textOf }) => faultIf(has(product, corrosiveOrAspirated) && inducesVomiting(textOf(4))),
  },
  {
    id: 'first-aid.symptoms-fit',
    severity: 'must',
    says: tell('audit.firstAidSymptomsFit'),
    at: ['symptoms'],
    findFaults: (sheet) => faultIf(has(sheet.product, healthHazard) && hasSentence(sheet, 'symptoms.none')),
  },
  {
    id: 'release.sawdust',
    severity: 'must',
    says: tell('audit.releaseSawdust'),
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
    says: tell('audit.releaseIsocyanate'),
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
    says: tell('audit.releaseGloves'),
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
    says: tell('audit.storageNoFireConflict'),
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
    says: tell('audit.storageIncompatible'),
    at: ['storage'],
    findFaults: (sheet) => {
      const materials = incompatibleText(sheet.writing);
      return faultIf(materials !== '' && textAt(sheet, 'incompatible') !== '' && !hasSentence(sheet, 'storage.apart'));
    },
  },
  {
    id: 'storage.tight',
    severity: 'must',
    says: tell('audit.storageTight'),
    at: ['storage'],
    findFaults: (sheet) =>
      faultOf(
        needsVent(sheet.product)
          ? (['handling.closed', 'storage.original', 'label.P233', 'label.P403+P233'] as const)
              .filter((id) => hasSentence(sheet, id))
              .map((id) => tellOf('audit.quoted', textAt(sheet, id)))
          : [],
      ),
  },
  {
    id: 'storage.metal',
    severity: 'must',
    says: tell('audit.storageMetal'),
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
    says: tell('audit.storageLocked'),
    at: ['storage'],
    findFaults: (sheet) => faultIf(hasSentence(sheet, 'label.P405') && !hasSentence(sheet, 'storage.lockedUp')),
  },
];
