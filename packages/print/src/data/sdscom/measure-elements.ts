import type { SentenceId } from '@gosds/sheet/model/sentence-id';
import { freeTexts } from './free-texts.ts';
import type { SdscomContext } from './sdscom-context.ts';
import { group, phrases, required, type XmlElement } from './xml-element.ts';

/** Sections 4 to 7. */
export const measures = (c: SdscomContext): readonly XmlElement[] => [
  firstAid(c),
  fireFighting(c),
  accidentalRelease(c),
  handlingAndStorage(c),
];

function firstAid(c: SdscomContext): XmlElement {
  return required(
    'FirstAidMeasures',
    group(
      'DescriptionOfFirstAidMeasures',
      freeTexts(c, [
        ['GeneralInformation', ['first-aid.general']],
        ['FirstAidInhalation', ['first-aid.inhalation']],
        ['FirstAidSkin', ['first-aid.skin']],
        ['FirstAidEye', ['first-aid.eyes']],
        ['FirstAidIngestion', ['first-aid.ingestion']],
        ['PersonalProtectionFirstAider', ['first-aid.protection']],
      ]),
    ),
    group('InformationToHealthProfessionals', freeTexts(c, [['SymptomsAndEffectsGeneral', ['symptoms']]])),
    group('MedicalAttentionAndSpecialTreatmentNeeded', freeTexts(c, [['MedicalTreatment', ['medical']]])),
  );
}

const combustion: readonly SentenceId[] = [
  'fire-hazards.products',
  'fire-hazards.noProducts',
  'fire-hazards.unknownProducts',
];

/** The first field holds suitable extinguishing media, the second unsuitable ones. */
function fireFighting(c: SdscomContext): XmlElement {
  const [suitable = [], unsuitable = []] = c.texts.fields('media');
  return required(
    'FireFightingMeasures',
    group('ExtinguishingMedia', phrases('MediaToBeUsed', suitable), phrases('MediaNotBeUsed', unsuitable)),
    freeTexts(c, [
      ['FireAndExplosionHazards', ['fire-hazards'], combustion],
      ['HazardCombustionProd', combustion],
      ['FireFightingProcedures', ['firefighters']],
    ]),
  );
}

function accidentalRelease(c: SdscomContext): XmlElement {
  return required(
    'AccidentalReleaseMeasures',
    group('ForNonEmergencyPersonnel', freeTexts(c, [['PersonalPrecautions', ['release.personal']]])),
    freeTexts(c, [
      ['ForEmergencyResponders', ['release.responders']],
      ['EnvironmentalPrecautions', ['release.environment']],
    ]),
    group('ContainmentAndCleaningUp', freeTexts(c, [['Containment', ['release.containment']]])),
    freeTexts(c, [['ReferenceToOtherSections', ['release.reference']]]),
  );
}

function handlingAndStorage(c: SdscomContext): XmlElement {
  return required(
    'HandlingAndStorage',
    group(
      'SafeHandling',
      freeTexts(c, [['HandlingPrecautions', ['handling'], ['handling.fire', 'handling.hygiene']]]),
      group('PrecautionaryMeasures', freeTexts(c, [['MeasuresToPreventFire', ['handling.fire']]])),
      freeTexts(c, [['GeneralOccupationalHygiene', ['handling.hygiene']]]),
    ),
    group(
      'ConditionsForSafeStorage',
      freeTexts(c, [
        ['TechnicalMeasuresAndStorageConditions', ['storage'], ['storage.apart', 'storage.food', 'storage.packaging']],
        ['PackagingContainer', ['storage.packaging']],
        ['HintsOnStorageAssembly', ['storage.apart', 'storage.noneApart', 'storage.food']],
      ]),
    ),
    group('SpecificEndUses', freeTexts(c, [['Recommendations', ['end-use']]])),
  );
}
