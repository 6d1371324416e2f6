import { freeTexts } from './free-texts.ts';
import type { SdscomContext } from './sdscom-context.ts';
import { group, phrases, required, type XmlElement } from './xml-element.ts';

/** Section 8. */
export function exposure(c: SdscomContext): XmlElement {
  const part = (name: string, element: string, ids: readonly string[]) => group(name, freeTexts(c, [[element, ids]]));
  return required(
    'ExposureControlPersonalProtection',
    group('ControlParameters', phrases('AdditionalInfo', [...c.texts.rows('limits'), ...c.texts.under('limits')])),
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

/** Element of a health effect, the one inside it for the conclusion, and the class it is about. */
const effects: readonly (readonly [name: string, conclusion: string, of: RegExp])[] = [
  ['AcuteToxicity', 'AssessmentAcuteToxicityClassification', /^toxicology\.Acute toxicity/],
  ['SkinCorrosionIrritation', 'AssessmentCorrosionIrritationClassification', /^toxicology\.Skin corrosion/],
  ['EyeDamageOrIrritation', 'AssessmentEyeDamageOrIrritationClassification', /^toxicology\.Serious eye/],
  ['GermCellMutagenicity', 'AssessmentGermCellMutagenicityClassification', /^toxicology\.Germ cell/],
  ['Carcinogenicity', 'AssessmentCarcinogenicityClassification', /^toxicology\.Carcinogenicity/],
  [
    'ReproductiveToxicity',
    'AssessmentReproductiveToxicityClassification',
    /^toxicology\.(?:Reproductive|Effects on or via)/,
  ],
  [
    'SpecificTargetOrganSE',
    'AssessmentSpecificTargetOrganSEClassification',
    /^toxicology\.Specific target organ toxicity, single exposure(?!:)/,
  ],
  [
    'SpecificTargetOrganSE3',
    'AssessmentSpecificTargetOrganSEClassification',
    /^toxicology\.Specific target organ toxicity, single exposure:/,
  ],
  [
    'SpecificTargetOrganRE',
    'AssessmentSpecificTargetOrganREClassification',
    /^toxicology\.Specific target organ toxicity, repeated/,
  ],
  ['AspirationHazard', 'AssessmentAspirationHazardClassification', /^toxicology\.Aspiration/],
];

function sensitisation(c: SdscomContext): XmlElement | undefined {
  return group(
    'RespiratoryOrSkinSensitisation',
    group(
      'ClassificationAssessment',
      freeTexts(c, [
        ['AssessmentRespiratorySensitisationClassification', /^toxicology\.Respiratory sensitisation/],
        ['AssessmentSkinSensitisationClassification', /^toxicology\.Skin sensitisation/],
      ]),
    ),
  );
}

/** Section 11. */
export function toxicology(c: SdscomContext): XmlElement {
  const elements = effects.map(([name, conclusion, of]) => group(name, freeTexts(c, [[conclusion, of]])));
  return required(
    'ToxicologicalInformation',
    elements.slice(0, 3),
    sensitisation(c),
    elements.slice(3),
    freeTexts(c, [['EndocrineDisruption', ['toxicology.endocrine']]]),
    phrases('AdditionalInfo', [
      ...c.texts.under(
        'toxicology.ate',
        'toxicology.noData',
        'toxicology.defatting',
        'toxicology.noOther',
        'toxicology.routes',
      ),
      ...c.texts.rows('toxicology.data'),
    ]),
  );
}

/** Section 12. */
export function ecology(c: SdscomContext): XmlElement {
  const evaluation = [...c.texts.under('ecology'), ...c.texts.rows('ecology.data')];
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
    c.market === 'eu'
      ? group('RegionEU', freeTexts(c, [['ResultsOfPbtAndVpvbAssessment', ['pbt']]]).slice(0, 1))
      : undefined,
  );
}

/** Section 13. */
export const disposal = (c: SdscomContext): XmlElement =>
  required(
    'DisposalConsiderations',
    group(
      'WasteTreatment',
      freeTexts(c, [
        ['ProductWaste', /^waste\.(?!packaging|code$|HP |law)/],
        ['PackagingWaste', /^waste\.packaging/],
      ]),
    ),
    freeTexts(c, [['AdditionalInfo', /^waste\.(?:code$|HP |law)/]]),
  );
