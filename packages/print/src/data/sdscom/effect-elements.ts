import { hazardousProperties } from '@gosds/sheet/sections/13-disposal/waste-properties';
import { reproductiveClasses } from '@gosds/sheet/hazard-groups';
import { acuteToxicityClasses } from '@gosds/ghs/hazard-parts';
import type { HazardClass } from '@gosds/ghs/hazard';
import type { SentenceId } from '@gosds/sheet/model/sentence-id';
import { freeTexts } from './free-texts.ts';
import type { SdscomContext } from './sdscom-context.ts';
import { group, phrases, required, type XmlElement } from './xml-element.ts';

/** Section 8. */
export function exposure(c: SdscomContext): XmlElement {
  const part = (name: string, element: string, ids: readonly SentenceId[]) =>
    group(name, freeTexts(c, [[element, ids]]));
  return required(
    'ExposureControlPersonalProtection',
    group('ControlParameters', phrases('AdditionalInfo', [...c.texts.rows('limits'), ...c.texts.under(['limits'])])),
    part('ExposureControlAppropriateMeasures', 'AppropriateEngineeringControls', ['engineering']),
    group(
      'PersonalProtectionEquipment',
      part('RespiratoryProtection', 'RespiratoryProtectionGeneral', ['protection.breathing']),
      part('EyeProtection', 'SuitableEyeProtection', ['protection.eyes']),
      part('HandProtection', 'HandProtectionNecessaryProperties', ['protection.hands']),
      part('SkinProtection', 'SuitableProtectiveClothing', ['protection.body']),
      freeTexts(c, [['ThermalHazardsProtection', ['protection.thermal']]]),
    ),
    part('EnvironmentalExposureControls', 'EnvironmentalExposureControls', ['environmental-controls']),
  );
}

/** Section 10. */
export const stability = (c: SdscomContext): XmlElement =>
  required(
    'StabilityReactivity',
    freeTexts(c, [
      ['ReactivityDescription', ['reactivity']],
      ['StabilityDescription', ['stability']],
      ['HazardousReactions', ['reactions']],
      ['ConditionsToAvoid', ['avoid']],
      ['MaterialsToAvoid', ['incompatible']],
      ['HazardousDecompositionProducts', ['decomposition']],
    ]),
  );

/** The element of a health effect, its element for the conclusion, and the hazard classes concerned. */
const effects: readonly (readonly [name: string, conclusion: string, of: readonly HazardClass[]])[] = [
  ['AcuteToxicity', 'AssessmentAcuteToxicityClassification', acuteToxicityClasses],
  ['SkinCorrosionIrritation', 'AssessmentCorrosionIrritationClassification', ['Skin corrosion/irritation']],
  ['EyeDamageOrIrritation', 'AssessmentEyeDamageOrIrritationClassification', ['Serious eye damage/eye irritation']],
  ['GermCellMutagenicity', 'AssessmentGermCellMutagenicityClassification', ['Germ cell mutagenicity']],
  ['Carcinogenicity', 'AssessmentCarcinogenicityClassification', ['Carcinogenicity']],
  ['ReproductiveToxicity', 'AssessmentReproductiveToxicityClassification', reproductiveClasses],
  [
    'SpecificTargetOrganSE',
    'AssessmentSpecificTargetOrganSEClassification',
    ['Specific target organ toxicity, single exposure'],
  ],
  [
    'SpecificTargetOrganSE3',
    'AssessmentSpecificTargetOrganSEClassification',
    [
      'Specific target organ toxicity, single exposure: respiratory tract irritation',
      'Specific target organ toxicity, single exposure: narcotic effects',
    ],
  ],
  [
    'SpecificTargetOrganRE',
    'AssessmentSpecificTargetOrganREClassification',
    ['Specific target organ toxicity, repeated exposure'],
  ],
  ['AspirationHazard', 'AssessmentAspirationHazardClassification', ['Aspiration hazard']],
];

function sensitisation(c: SdscomContext): XmlElement | undefined {
  return group(
    'RespiratoryOrSkinSensitisation',
    group(
      'ClassificationAssessment',
      freeTexts(c, [
        ['AssessmentRespiratorySensitisationClassification', ['toxicology.Respiratory sensitisation']],
        ['AssessmentSkinSensitisationClassification', ['toxicology.Skin sensitisation']],
      ]),
    ),
  );
}

/** Section 11. */
export function toxicology(c: SdscomContext): XmlElement {
  const elements = effects.map(([name, conclusion, of]) =>
    group(name, freeTexts(c, [[conclusion, of.map((one): SentenceId => `toxicology.${one}`)]])),
  );
  return required(
    'ToxicologicalInformation',
    elements.slice(0, 3),
    sensitisation(c),
    elements.slice(3),
    freeTexts(c, [['EndocrineDisruption', ['toxicology.endocrine']]]),
    phrases('AdditionalInfo', [
      ...c.texts.under([
        'toxicology.ate',
        'toxicology.noData',
        'toxicology.defatting',
        'toxicology.noOther',
        'toxicology.routes',
      ]),
      ...c.texts.rows('toxicology.data'),
    ]),
  );
}

/** Section 12. */
export function ecology(c: SdscomContext): XmlElement {
  const evaluation = [...c.texts.under(['ecology']), ...c.texts.rows('ecology.data')];
  return required(
    'EcologicalInformation',
    group('EcotoxicologicalInformation', phrases('EcotoxicologyOverallEvaluation', evaluation)),
    group('PersistenceDegradability', freeTexts(c, [['PersistenceDegradabilityEvaluation', ['degradability']]])),
    group('Bioaccumulation', freeTexts(c, [['BioaccumulationEvaluation', ['accumulation']]])),
    group('Mobility', freeTexts(c, [['MobilityEvaluation', ['mobility']]])),
    group(
      'AdditionalEcotoxInformation',
      freeTexts(c, [['AdditionalInformation', ['endocrine-environment', 'adverse']]]),
    ),
    c.region.hasFurtherElements
      ? group('RegionEU', freeTexts(c, [['ResultsOfPbtAndVpvbAssessment', ['pbt']]]).slice(0, 1))
      : undefined,
  );
}

const packagingWaste: readonly SentenceId[] = ['waste.packaging', 'waste.packagingClean', 'waste.packagingCode'];
const wasteLaw: readonly SentenceId[] = [
  'waste.code',
  'waste.law',
  ...hazardousProperties.map((property) => `waste.${property}` as const),
];

/** Section 13. */
export const disposal = (c: SdscomContext): XmlElement =>
  required(
    'DisposalConsiderations',
    group(
      'WasteTreatment',
      freeTexts(c, [
        ['ProductWaste', ['waste'], [...packagingWaste, ...wasteLaw]],
        ['PackagingWaste', packagingWaste],
      ]),
    ),
    freeTexts(c, [['AdditionalInfo', wasteLaw]]),
  );
