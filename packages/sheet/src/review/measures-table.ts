import { statementTemplate } from '@gosds/phrases/statement-text';
import { needsVent } from '../product/vented-closure.ts';
import type { SentenceId } from '../model/sentence-id.ts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import {
  corrosiveToMetalOrSkin,
  corrosiveOrAspirated,
  damagesEyes,
  flammableGasesAndLiquids1To3,
  flammableLiquids1To3,
  highlyFlammableLiquids,
  igniting,
  reactsWithAirOrWater,
  toxicByInhalation,
  toxicBySkin,
  toxicIfSwallowed,
} from '../hazard-groups.ts';
import { feedsFire, holdsIsocyanate } from '../sections/measures/reactive-kind.ts';
import { selfDecomposing } from '../sections/measures/self-decomposing.ts';
import { incompatibleText } from '../sections/measures/incompatible-materials.ts';
import { has, mayHave } from '../sheet-context.ts';
import { type Check, faultIf, faultOf } from './check.ts';
import { type Inspected, tells, textAt } from './reviewed-sheet.ts';
import { inducesVomiting } from './vague-words.ts';
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

/** Media of P378 and the phrase of section 5 that names the same. */
const mediaTold = [
  { medium: 'waterReactive', phrase: 'media.mediaWaterReactive' },
  { medium: 'oxidiser', phrase: 'media.mediaOxidiser' },
  { medium: 'flammableLiquid', phrase: 'media.mediaFlammableLiquid' },
  { medium: 'hydrocarbonLiquid', phrase: 'media.mediaHydrocarbon' },
  { medium: 'flammableSolid', phrase: 'media.mediaFlammableSolid' },
] as const;

/** What the label's P378 names, between the words that the statement has in the sheet's language. */
function mediumOfLabel(sheet: Inspected): string {
  const text = textAt(sheet, 'label.P370+P378');
  const [before = '', after = ''] = (statementTemplate('P370+P378', sheet.c.wording) ?? '').split(
    '{extinguishingMedia}',
  );
  const from = text.indexOf(before);
  const to = text.lastIndexOf(after);
  return from === -1 || to === -1 ? '' : text.slice(from + before.length, to);
}

/** Glove materials that a sentence names. */
const gloveMaterialsIn = (sheet: Inspected, id: SentenceId): readonly string[] =>
  Object.entries(sheet.c.phrases.exposure.glovesMaterials).flatMap(([material, words]) =>
    textAt(sheet, id).includes(words) ? [material] : [],
  );

/** Sections 4 to 7. */
export const measureChecks: readonly Check[] = [
  {
    id: 'first-aid.routes',
    severity: 'must',
    says: 'First aid is not told for:',
    at: ['first-aid'],
    pointsTo: null,
    finds: ({ under }) =>
      faultOf(['inhalation', 'skin', 'eyes', 'ingestion'].filter((route) => under(`first-aid.${route}.`).length === 0)),
  },
  {
    id: 'first-aid.no-vomiting',
    severity: 'must',
    says: 'Vomiting has to be forbidden for a corrosive or aspirated product.',
    at: ['first-aid'],
    pointsTo: null,
    finds: (sheet) =>
      faultIf(
        sheet.c.state !== 'gas' &&
          has(sheet.c, corrosiveOrAspirated) &&
          !tells(sheet, 'first-aid.ingestion.noVomiting'),
      ),
  },
  {
    id: 'first-aid.induces-vomiting',
    severity: 'must',
    says: 'Section 4 tells to induce vomiting although the class forbids it.',
    at: ['first-aid'],
    pointsTo: null,
    finds: ({ c, textOf }) => faultIf(has(c, corrosiveOrAspirated) && inducesVomiting(textOf(4))),
  },
  {
    id: 'first-aid.eyes',
    severity: 'must',
    says: 'Eye damage is a class of the product, and section 4 does not send the person to a doctor at once.',
    at: ['first-aid'],
    pointsTo: null,
    finds: (sheet) => faultIf(has(sheet.c, damagesEyes) && !tells(sheet, 'first-aid.eyes.eyesDamage')),
  },
  {
    id: 'first-aid.skin-corrosive',
    severity: 'must',
    says: 'The product burns the skin, and section 4 does not tell to rinse at once.',
    at: ['first-aid'],
    pointsTo: null,
    finds: (sheet) => faultIf(has(sheet.c, 'Skin Corr.') && !tells(sheet, 'first-aid.skin.skinCorrosive')),
  },
  {
    id: 'first-aid.toxic',
    severity: 'must',
    says: 'The product is toxic, and section 4 does not call for help at once:',
    at: ['first-aid'],
    pointsTo: null,
    finds: (sheet) => {
      const rows: readonly (readonly [string, AnyHazard, SentenceId])[] = [
        ['inhalation', toxicByInhalation, 'first-aid.inhalation.inhalationEmergency'],
        ['skin', toxicBySkin, 'first-aid.skin.skinToxic'],
        ['ingestion', toxicIfSwallowed, 'first-aid.ingestion.ingestionEmergency'],
      ];
      return faultOf(
        rows
          .filter(([, hazard, id]) => sheet.c.state !== 'gas' && has(sheet.c, hazard) && !tells(sheet, id))
          .map(([route]) => route),
      );
    },
  },
  {
    id: 'first-aid.symptoms',
    severity: 'must',
    says: 'Section 4 tells nothing of symptoms, acute or delayed.',
    at: ['symptoms'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('symptoms.').length === 0),
  },
  {
    id: 'first-aid.symptoms-fit',
    severity: 'must',
    says: 'The product harms health, and section 4 says that no symptoms are known.',
    at: ['symptoms'],
    pointsTo: null,
    finds: (sheet) => faultIf(has(sheet.c, healthHazard) && tells(sheet, 'symptoms.none')),
  },
  {
    id: 'first-aid.doctor',
    severity: 'must',
    says: 'Section 4 tells a doctor nothing.',
    at: ['medical-attention'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('medical.').length === 0),
  },
  {
    id: 'first-aid.aspiration-doctor',
    severity: 'must',
    says: 'The doctor is not warned of aspiration.',
    at: ['medical-attention'],
    pointsTo: null,
    finds: (sheet) => faultIf(has(sheet.c, 'Asp. Tox.') && !tells(sheet, 'medical.doctorAspiration')),
  },
  {
    id: 'fire.suitable-media',
    severity: 'must',
    says: 'Section 5 names no suitable extinguishing medium.',
    at: ['extinguishing-media'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('media.media').length === 0),
  },
  {
    id: 'fire.unsuitable-media',
    severity: 'must',
    says: 'Section 5 does not answer which media are unsuitable.',
    at: ['extinguishing-media'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('media.not').length === 0),
  },
  {
    id: 'fire.no-water',
    severity: 'must',
    says: 'The product reacts with water, and section 5 does not forbid water.',
    at: ['extinguishing-media'],
    pointsTo: null,
    finds: (sheet) => faultIf(mayHave(sheet.c, reactsWithAirOrWater) && !tells(sheet, 'media.notWater')),
  },
  {
    id: 'fire.water-jet',
    severity: 'must',
    says: 'A flammable liquid, and section 5 does not advise against a full water jet.',
    at: ['extinguishing-media'],
    pointsTo: null,
    finds: (sheet) => faultIf(has(sheet.c, 'Flam. Liq.') && !tells(sheet, 'media.notJet')),
  },
  {
    id: 'fire.label-medium',
    severity: 'should',
    says: 'The label names another extinguishing medium than section 5:',
    at: ['extinguishing-media'],
    pointsTo: null,
    finds: (sheet) => {
      const named = mediumOfLabel(sheet);
      const told = mediaTold.filter(({ phrase }) => tells(sheet, phrase));
      const { media } = sheet.c.language.statementWords;
      return faultIf(named !== '' && told.every(({ medium }) => media[medium] !== named), named);
    },
  },
  {
    id: 'fire.combustion-products',
    severity: 'must',
    says: 'Section 5 does not tell what forms in a fire.',
    at: ['fire-hazards'],
    pointsTo: 'ingredients',
    finds: ({ under }) =>
      faultIf(!['products', 'noProducts', 'unknownProducts'].some((each) => under(`fire-hazards.${each}`).length > 0)),
  },
  {
    id: 'fire.flammable-hazard',
    severity: 'must',
    says: 'A flammable product, and section 5 names no hazard of fire.',
    at: ['fire-hazards'],
    pointsTo: null,
    finds: (sheet) =>
      faultIf(
        has(sheet.c, ['Flam. Gas', 'Aerosol 1', 'Flam. Liq.']) && sheet.under('fire-hazards.hazard').length === 0,
      ),
  },
  {
    id: 'fire.firefighters',
    severity: 'must',
    says: 'Section 5 gives no advice for fire-fighters.',
    at: ['firefighters'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('firefighters.').length === 0),
  },
  {
    id: 'release.ignition',
    severity: 'must',
    says: 'A flammable product, and section 6 does not keep ignition away from a spill.',
    at: ['personal-precautions'],
    pointsTo: null,
    finds: (sheet) =>
      faultIf(has(sheet.c, flammableGasesAndLiquids1To3) && !tells(sheet, 'release.personal.noIgnition')),
  },
  {
    id: 'release.personal',
    severity: 'must',
    says: 'Section 6 gives no personal precautions.',
    at: ['personal-precautions'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('release.personal.').length === 0),
  },
  {
    id: 'release.environment',
    severity: 'must',
    says: 'Section 6 gives no environmental precautions.',
    at: ['environmental-precautions'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('release.environment.').length === 0),
  },
  {
    id: 'release.containment',
    severity: 'must',
    says: 'Section 6 does not tell how to contain and clean up.',
    at: ['containment'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('release.containment.').length === 0),
  },
  {
    id: 'release.sawdust',
    severity: 'must',
    says: 'An oxidiser or peroxide must not be taken up or cleaned with what burns, sucked up or neutralised undiluted.',
    at: ['containment'],
    pointsTo: null,
    finds: (sheet) =>
      faultIf(
        feedsFire(sheet.c) &&
          ['absorb', 'sweep', 'sweepDust', 'clean', 'absorbAcid'].some((phrase) =>
            tells(sheet, `release.containment.${phrase}`),
          ),
      ),
  },
  {
    id: 'release.isocyanate',
    severity: 'must',
    says: 'Isocyanates form carbon dioxide with water, and section 6 closes a spill of them into containers.',
    at: ['containment'],
    pointsTo: null,
    finds: (sheet) =>
      faultIf(
        holdsIsocyanate(sheet.c) &&
          (tells(sheet, 'release.containment.absorb') || tells(sheet, 'release.containment.clean')),
      ),
  },
  {
    id: 'release.gloves',
    severity: 'must',
    says: 'Sections 6 and 8 name different glove materials.',
    at: ['personal-precautions'],
    pointsTo: null,
    finds: (sheet) => {
      const [release, hands] = ['release.responders.gloves', 'protection.hands.material'] as const;
      const isTold = tells(sheet, release) && tells(sheet, hands);
      return faultIf(isTold && gloveMaterialsIn(sheet, release).join() !== gloveMaterialsIn(sheet, hands).join());
    },
  },
  {
    id: 'storage.ignition',
    severity: 'must',
    says: 'A flammable product, and section 7 does not keep ignition away.',
    at: ['handling'],
    pointsTo: null,
    finds: (sheet) => faultIf(has(sheet.c, igniting) && !tells(sheet, 'handling.fire.noIgnition')),
  },
  {
    id: 'storage.no-fire-conflict',
    severity: 'must',
    says: 'Section 7 asks for no measures against fire although the product is flammable or oxidising.',
    at: ['handling'],
    pointsTo: null,
    finds: (sheet) =>
      faultIf(
        has(sheet.c, [
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
        ]) && tells(sheet, 'handling.fire.noFire'),
      ),
  },
  {
    id: 'storage.earthing',
    severity: 'must',
    says: 'A flammable liquid, and section 7 does not earth containers.',
    at: ['handling'],
    pointsTo: null,
    finds: (sheet) => faultIf(has(sheet.c, highlyFlammableLiquids) && !tells(sheet, 'handling.fire.earthing')),
  },
  {
    id: 'storage.hygiene',
    severity: 'must',
    says: 'Section 7 gives no advice on hygiene.',
    at: ['handling'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('handling.hygiene.').length === 0),
  },
  {
    id: 'storage.flammable-store',
    severity: 'must',
    says: 'A flammable liquid, and section 7 asks for no store of its own.',
    at: ['storage'],
    pointsTo: null,
    finds: (sheet) => faultIf(has(sheet.c, flammableLiquids1To3) && !tells(sheet, 'storage.flammableStore')),
  },
  {
    id: 'storage.incompatible',
    severity: 'must',
    says: 'Section 7 does not keep the product apart from what section 10 calls incompatible.',
    at: ['storage'],
    pointsTo: null,
    finds: (sheet) => {
      const materials = incompatibleText(sheet.c);
      return faultIf(materials !== '' && textAt(sheet, 'incompatible') !== '' && !tells(sheet, 'storage.apart'));
    },
  },
  {
    id: 'storage.temperature',
    severity: 'must',
    says: 'The product decomposes by itself when it gets warm. State the highest temperature that it may be stored at (P411, section 7).',
    at: ['storage'],
    pointsTo: 'properties.storageTemperature.value',
    finds: (sheet) => faultIf(tells(sheet, 'storage.cool') && mayHave(sheet.c, selfDecomposing)),
  },
  {
    id: 'storage.temperature-gassing',
    severity: 'should',
    says: 'Gas forms in the product, faster when it is warm. State the highest temperature that it may be stored at.',
    at: ['storage'],
    pointsTo: 'properties.storageTemperature.value',
    finds: (sheet) => faultIf(tells(sheet, 'storage.cool') && !mayHave(sheet.c, selfDecomposing)),
  },
  {
    id: 'storage.tight',
    severity: 'must',
    says: 'Gas forms in the product, and the sheet tells to close it tightly:',
    at: ['storage'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        needsVent(sheet.c)
          ? (['handling.closed', 'storage.original', 'label.P233', 'label.P403+P233'] as const).filter((id) =>
              tells(sheet, id),
            )
          : [],
      ),
  },
  {
    id: 'storage.metal',
    severity: 'must',
    says: 'The product is corrosive, and section 7 allows bare metal.',
    at: ['storage'],
    pointsTo: null,
    finds: (sheet) =>
      faultIf(
        (sheet.c.state === 'liquid' || sheet.c.state === 'solid') &&
          has(sheet.c, corrosiveToMetalOrSkin) &&
          !tells(sheet, 'storage.notMetal'),
      ),
  },
  {
    id: 'storage.locked',
    severity: 'must',
    says: 'P405 stands on the label, and section 7 does not ask to lock the store.',
    at: ['storage'],
    pointsTo: null,
    finds: (sheet) => faultIf(tells(sheet, 'label.P405') && !tells(sheet, 'storage.lockedUp')),
  },
];
