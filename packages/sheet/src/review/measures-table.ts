import { tell } from '@gosds/phrases/finding-message';
import { statementTemplate } from '@gosds/phrases/statement-text';
import { selfDecomposing } from '../sections/07-handling-and-storage/self-decomposing.ts';
import { mayHave } from '../product/product-hazards.ts';
import { type Check, faultIf } from './check.ts';
import { type CheckedSheet, hasSentence, textAt } from './checked-sheet.ts';

/** Media in P378, each with the matching phrase of section 5. */
const mediaPhrases = [
  { medium: 'waterReactive', phrase: 'media.mediaWaterReactive' },
  { medium: 'oxidiser', phrase: 'media.mediaOxidiser' },
  { medium: 'flammableLiquid', phrase: 'media.mediaFlammableLiquid' },
  { medium: 'hydrocarbonLiquid', phrase: 'media.mediaHydrocarbon' },
  { medium: 'flammableSolid', phrase: 'media.mediaCombustible' },
] as const;

/** The extinguishing medium in the label's P378: the text between the fixed words of the statement. */
function mediumOfLabel(sheet: CheckedSheet): string {
  const text = textAt(sheet, 'label.P370+P378');
  const [before = '', after = ''] = (statementTemplate('P370+P378', sheet.writing.wording) ?? '').split(
    '{extinguishingMedia}',
  );
  const from = text.indexOf(before);
  const to = text.lastIndexOf(after);
  return from === -1 || to === -1 ? '' : text.slice(from + before.length, to);
}

/** Sections 4 to 7. */
export const measureChecks: readonly Check[] = [
  {
    id: 'fire.label-medium',
    severity: 'should',
    says: tell('fire.labelMedium'),
    at: ['extinguishing-media'],
    pointsTo: 'properties.tests',
    findFaults: (sheet) => {
      const named = mediumOfLabel(sheet);
      const mentioned = mediaPhrases.filter(({ phrase }) => hasSentence(sheet, phrase));
      const { media } = sheet.writing.language.statementWords;
      return faultIf(named !== '' && mentioned.every(({ medium }) => media[medium] !== named), named);
    },
  },
  {
    id: 'storage.temperature',
    severity: 'must',
    says: tell('storage.temperature'),
    at: ['storage'],
    pointsTo: 'properties.storageTemperature.value',
    findFaults: (sheet) => faultIf(hasSentence(sheet, 'storage.cool') && mayHave(sheet.product, selfDecomposing)),
  },
  {
    id: 'storage.temperature-gassing',
    severity: 'should',
    says: tell('storage.temperatureGassing'),
    at: ['storage'],
    pointsTo: 'properties.storageTemperature.value',
    findFaults: (sheet) => faultIf(hasSentence(sheet, 'storage.cool') && !mayHave(sheet.product, selfDecomposing)),
  },
];
