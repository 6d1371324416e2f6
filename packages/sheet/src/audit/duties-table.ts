import { percent } from '@gosds/ghs/concentration';
import { needsVent, ventingOf } from '../product/vented-closure.ts';
import { isHotWork } from '../sections/measures/processing.ts';
import { mayExplodeAsDust, raisesDust } from '../sections/measures/combustible-dust.ts';
import { filterChoice } from '../sections/measures/filter-choice.ts';
import type { FunctionalClass } from '../substance.ts';
import { gloveWords } from '../sections/measures/glove-choice.ts';
import { says } from '../sheet-context.ts';
import { atLeast } from '../product/at-least.ts';
import type { Check } from '../review/check.ts';
import { checkOfDuties, type Duty, type DutyGroup } from './duties.ts';
import type { Inspected } from '../review/reviewed-sheet.ts';

const isGas = ({ c }: Inspected) => c.state === 'gas';
const isNoGas = ({ c }: Inspected) => c.state !== 'gas';
const isSolid = ({ c }: Inspected) => c.state === 'solid';
const isNoSolid = ({ c }: Inspected) => c.state !== 'solid';
const isLiquid = ({ c }: Inspected) => c.state === 'liquid';
const isPacked = ({ c }: Inspected) => c.state === 'liquid' || c.state === 'solid';
const isWetting = ({ c }: Inspected) => c.state === 'liquid' || c.state === 'aerosol';
const isDusty = ({ c }: Inspected) => mayExplodeAsDust(c);
const supplements = (pattern: RegExp) => (sheet: Inspected) => says(sheet.c, pattern);

const holds =
  (...families: readonly FunctionalClass[]) =>
  ({ c }: Inspected) =>
    atLeast(c, percent(1)).some(({ family }) => family !== undefined && families.includes(family));
const holdsAcid = (sheet: Inspected) => holds('acid')(sheet) && (sheet.measured.ph?.min ?? 0) < 7;
const holdsBase = (sheet: Inspected) => holds('base')(sheet) && (sheet.measured.ph?.max ?? 14) > 7;
const isReach = ({ c }: Inspected) => c.documentType === 'Reach';

const corrosive = /^Skin Corr/;
const damagesEyes = /^(?:Eye Dam|Skin Corr)/;
const cold = /^Press\. Gas \((?:Liq|Ref)/;
const toxicInAir = /H33[01]$/;
const fireHazard = /^Flam\. (?:Liq\. [123]|Gas|Sol)/;
const gravest = /^(?:Carc|Muta|Repr)\. 1/;
const reactsWithWater = /^(?:Water-react|Pyr)/;

/** REACH Annex II, 4.2 and 11.1: what each class does to who is exposed. */
const symptoms: readonly Duty[] = [
  { told: ['symptomsInhalation.toxicInhaled'], hazard: /H33[012]$/ },
  { told: ['symptomsInhalation.irritatedAirways'], hazard: /H335$|^Skin Corr/ },
  { told: ['symptomsInhalation.asthma'], hazard: /^Resp\. Sens/ },
  { told: ['symptomsInhalation.narcosis'], hazard: /H336$/ },
  { told: ['symptomsInhalation.suffocation'], when: isGas, unless: /^Ox\. Gas/ },
  { told: ['symptomsSkin.burnsSkin'], hazard: corrosive },
  { told: ['symptomsSkin.rednessSkin'], hazard: /^Skin Irrit/, unless: corrosive },
  { told: ['symptomsSkin.allergySkin'], hazard: /^Skin Sens/ },
  { told: ['symptomsSkin.elicitedSkin'], when: supplements(/^EUH20[458]$/), unless: /^Skin Sens/ },
  { told: ['symptomsSkin.absorbedSkin'], hazard: /H31[012]$/ },
  { told: ['symptomsSkin.frostbite'], hazard: cold },
  { told: ['symptomsSkin.drySkin'], when: supplements(/066$/) },
  { told: ['symptomsEyes.burnsEyes'], hazard: damagesEyes },
  { told: ['symptomsEyes.rednessEyes'], hazard: /^Eye Irrit/, unless: damagesEyes },
  { told: ['symptomsIngestion.burnsMouth'], hazard: corrosive },
  { told: ['symptomsIngestion.poisoningSevere'], hazard: /H30[01]$/ },
  { told: ['symptomsIngestion.poisoning'], hazard: /H302$/ },
  { told: ['symptomsIngestion.aspiration'], hazard: /^Asp\. Tox/ },
  { told: ['symptomsLong.cancer'], hazard: /^Carc\. 1/ },
  { told: ['symptomsLong.cancerSuspected'], hazard: /^Carc\. 2/, unless: /^Carc\. 1/ },
  { told: ['symptomsLong.genetic'], hazard: /^Muta/ },
  { told: ['symptomsLong.reproduction'], hazard: /^Repr/ },
];

const doctorForInhaled = [
  'inhalation.inhalationUnwell',
  'inhalation.inhalationDoctor',
  'inhalation.inhalationEmergency',
  'inhalation.inhalationCorrosive',
  'inhalation.inhalationSuffocation',
  'inhalation.inhalationSensitised',
];

const groups: readonly DutyGroup[] = [
  {
    id: 'hazards.other-hazards-of-class',
    severity: 'must',
    says: 'Section 2 leaves out a hazard that goes with the product:',
    at: ['other-hazards'],
    scope: 'other-hazards.',
    phrases: 'hazards',
    duties: [
      { told: ['vapourAir'], hazard: /^Flam\. Liq\. [12]/ },
      { told: ['heatedVapour'], hazard: /^Flam\. Liq\. 3/ },
      { told: ['staticCharge'], hazard: /^Flam\. Liq\. [12]/ },
      { told: ['dustExplosion'], when: isDusty },
      { told: ['containerBurst'], hazard: /^(?:Press\. Gas|Aerosol|Org\. Perox)/ },
      { told: ['coldBurns'], hazard: cold },
      { told: ['asphyxiant'], when: isGas, unless: /^Ox\. Gas/ },
      { told: ['acidContact'], when: supplements(/^EUH03[12]$/) },
      { told: ['defatting'], when: supplements(/^EUH066$/) },
    ],
  },
  {
    id: 'first-aid.measures',
    severity: 'must',
    says: 'Section 4 leaves out a measure that the route or the class asks for:',
    at: ['first-aid'],
    scope: 'first-aid.',
    phrases: 'firstAid',
    duties: [
      { told: ['inhalation.freshAir'] },
      { told: doctorForInhaled },
      { told: ['inhalation.inhalationDoctor'], hazard: /H332$/, unless: /H33[01]|^Skin Corr/ },
      { told: ['inhalation.inhalationCorrosive'], hazard: corrosive, unless: /H33[01]/ },
      { told: ['inhalation.inhalationSensitised'], hazard: /^Resp\. Sens/ },
      { told: ['inhalation.artificialRespiration'], hazard: /H33[01]$|H370$|^Skin Corr/ },
      { told: ['inhalation.inhalationEmergency'], hazard: toxicInAir },
      { told: ['skin.skinOff', 'skin.skinCorrosive'], when: isNoGas },
      { told: ['skin.skinWash', 'skin.skinCorrosive'], when: isNoGas },
      { told: ['skin.skinIrritation', 'skin.skinCorrosive'], when: isNoGas },
      { told: ['skin.skinBrush'], hazard: /^(?:Skin (?:Corr|Irrit)|Water-react|Pyr)/, when: isSolid },
      { told: ['skin.skinWashAgain'], hazard: /^(?:Skin|Acute Tox\. \d H31)/ },
      { told: ['skin.skinCold'], hazard: cold },
      { told: ['eyes.eyesRinse', 'eyes.eyesDamage'], when: isNoGas },
      { told: ['eyes.eyesIrritation', 'eyes.eyesDamage'], when: isNoGas },
      { told: ['eyes.eyesGas', 'eyes.eyesDamage', 'eyes.eyesRinse'], hazard: cold },
      { told: ['ingestion.mouthRinse'], when: isNoGas },
      { told: ['ingestion.ingestionCorrosive'], hazard: corrosive, when: isNoGas },
      { told: ['ingestion.ingestionEmergency'], hazard: /H30[014]$|^Skin Corr/, when: isNoGas },
      { told: ['ingestion.ingestionUnwell', 'ingestion.ingestionEmergency'], when: isNoGas },
      { told: ['ingestion.noVomiting'], hazard: /^(?:Skin Corr|Asp\. Tox)/, when: isNoGas },
      { told: ['general.exposedConcerned'], hazard: /^(?:Carc|Muta|Repr)/ },
      { told: ['protection.protectSelf'] },
      { told: ['protection.protectToxic'], hazard: toxicInAir },
    ],
  },
  {
    id: 'first-aid.advice',
    severity: 'should',
    says: 'Section 4 leaves out what helpers of such a product are told:',
    at: ['first-aid'],
    scope: 'first-aid.',
    phrases: 'firstAid',
    duties: [
      { told: ['general.leaveArea'], hazard: /^(?:Acute Tox\. [123] |Skin Corr|Resp)/ },
      { told: ['general.unconscious'], hazard: /^(?:Acute Tox|STOT SE|Skin Corr|Asp)/ },
      { told: ['general.observe'], hazard: /^Acute Tox\. [123] H33/ },
      { told: ['ingestion.vomitingDanger'], hazard: /^Asp\. Tox/ },
      { told: ['ingestion.noVomiting'], hazard: /^Flam\. Liq|^Acute Tox\. [123] H30/, when: isNoGas },
      { told: ['ingestion.ingestionGas'], when: isGas },
      {
        told: ['eyes.eyesLye'],
        hazard: damagesEyes,
        when: ({ measured: { ph } }) => ph !== undefined && ph.min >= 11.5,
      },
      { told: ['protection.eyeWash'], hazard: damagesEyes },
      { told: ['protection.protectSuffocation'], hazard: /^Press\. Gas/, unless: /H33[01]|^Ox\. Gas/, when: isGas },
    ],
  },
  {
    id: 'first-aid.symptoms-told',
    severity: 'must',
    says: 'Section 4 leaves out a symptom of a class that the product has:',
    at: ['symptoms'],
    scope: 'symptoms.',
    phrases: 'firstAid',
    duties: symptoms,
  },
  {
    id: 'first-aid.treatment',
    severity: 'must',
    says: 'Section 4 leaves out what a doctor has to know:',
    at: ['medical-attention'],
    scope: 'medical.',
    phrases: 'firstAid',
    duties: [
      { told: ['treatSymptoms'] },
      { told: ['doctorCorrosive'], hazard: corrosive },
      { told: ['doctorLungs'], hazard: toxicInAir },
      { told: ['doctorAsthma'], hazard: /^Resp\. Sens/ },
    ],
  },
  {
    id: 'fire.media-of-class',
    severity: 'must',
    says: 'Section 5 does not advise against what makes such a fire worse:',
    at: ['extinguishing-media'],
    scope: 'media.',
    phrases: 'fire',
    duties: [
      { told: ['notSmothering'], hazard: /^(?:Ox\. (?:Liq|Sol)|Org\. Perox|Self-react)/ },
      { told: ['notLeakingGas'], hazard: /^Flam\. Gas/ },
      { told: ['notJet'], hazard: /^Aerosol [12]/ },
    ],
  },
  {
    id: 'fire.hazards-of-class',
    severity: 'must',
    says: 'Section 5 leaves out what the product does in a fire:',
    at: ['fire-hazards'],
    scope: 'fire-hazards.',
    phrases: 'fire',
    duties: [
      { told: ['hazardFlammable'], hazard: /^Flam\. Liq\. [12]|^Aerosol 1/ },
      { told: ['hazardFlammableGas'], hazard: /^Flam\. Gas/ },
      { told: ['hazardCombustible'], hazard: /^Flam\. Liq\. [34]/ },
      { told: ['hazardOxidiser'], hazard: /^(?:Ox\.|Org\. Perox|Self-react)/ },
      { told: ['hazardWater'], hazard: /^Water-react/ },
      { told: ['hazardContainer'], hazard: /^(?:Flam\. Liq|Org\. Perox|Self-react)/ },
      { told: ['hazardGas'], when: isGas },
      { told: ['hazardCans'], when: ({ c }) => c.state === 'aerosol' },
      { told: ['hazardDust'], when: isDusty },
    ],
  },
  {
    id: 'fire.equipment',
    severity: 'must',
    says: 'Section 5 leaves out how fire-fighters protect themselves:',
    at: ['firefighters'],
    scope: 'firefighters.',
    phrases: 'fire',
    duties: [
      { told: ['breathing'] },
      { told: ['chemicalSuit'], hazard: /^(?:Skin Corr|Acute Tox\. [123] H31)/ },
      { told: ['remote'], hazard: /^(?:Expl|Unst|Org\. Perox\. [AB]|Self-react\. [AB])/ },
      { told: ['cool'], hazard: /^(?:Flam|Press|Aerosol|Ox|Org|Self)/ },
    ],
  },
  {
    id: 'fire.tactics',
    severity: 'should',
    says: 'Section 5 leaves out how such a fire is fought:',
    at: ['firefighters'],
    scope: 'firefighters.',
    phrases: 'fire',
    duties: [
      { told: ['upwind'], hazard: /H33[01]$|^Flam\. Gas/ },
      { told: ['stopGas'], when: isGas },
      { told: ['hazchem'], when: ({ shipment }) => shipment.status === 'regulated' && shipment.hazChem !== '' },
      { told: ['water'], unless: reactsWithWater, when: isNoGas },
    ],
  },
  {
    id: 'release.measures',
    severity: 'must',
    says: 'Section 6 leaves out a precaution that the class or the state asks for:',
    at: ['personal-precautions'],
    scope: 'release.',
    phrases: 'release',
    duties: [
      { told: ['personal.wearEquipment'] },
      { told: ['personal.noIgnition'], hazard: /^(?:Flam\.|Aerosol [12]|Pyr|Water-react)/ },
      { told: ['personal.noIgnition'], when: isDusty },
      { told: ['personal.combustibles'], hazard: /^(?:Ox\.|Org\. Perox)/ },
      { told: ['personal.evacuate'], hazard: /H33[01]$|^Flam\. Gas/ },
      { told: ['personal.ventilate'], when: isNoSolid },
      { told: ['personal.noDust'], when: ({ c }) => raisesDust(c) },
      { told: ['personal.noContact'], hazard: /^(?:Skin|Eye|Acute Tox\. \d H31)/ },
      {
        told: [
          'responders.responderPlain',
          'responders.responderSuit',
          'responders.responderApparatus',
          'responders.responderFlammable',
        ],
      },
      { told: ['responders.responderSuit'], hazard: /^(?:Skin Corr|Acute Tox\. [123] |(?:Carc|Muta|Repr)\. 1)/ },
      { told: ['responders.responderFlammable'], hazard: fireHazard },
      {
        told: ['responders.responderApparatus', 'responders.responderSuit'],
        hazard: /^(?:Resp|STOT)|H332$|^Flam\. Liq\. [12]/,
        unless: /^Ox\. Gas/,
      },
    ],
  },
  {
    id: 'release.distance',
    severity: 'should',
    says: 'Section 6 leaves out how those who stay protect themselves:',
    at: ['personal-precautions'],
    scope: 'release.',
    phrases: 'release',
    duties: [
      { told: ['personal.upwind', 'personal.upwindGas'], hazard: /H33[01]$|^Flam\. Liq\. [12]/ },
      { told: ['personal.upwindGas'], when: isGas },
      { told: ['personal.oxygenClothing'], hazard: /^Ox\. Gas/ },
      { told: ['responders.gloves'], when: ({ c }) => gloveWords(c) !== undefined },
    ],
  },
  {
    id: 'release.waters',
    severity: 'must',
    says: 'Section 6 does not keep the product from drains, waters and soil:',
    at: ['environmental-precautions'],
    scope: 'release.environment.',
    phrases: 'release',
    duties: [
      { told: ['drains'], when: isNoGas },
      { told: ['soil'], when: isWetting },
      { told: ['gasAway'], when: isGas },
      { told: ['report'], hazard: /^Aquatic/ },
    ],
  },
  {
    id: 'release.methods',
    severity: 'must',
    says: 'Section 6 leaves out how to contain or take up the product:',
    at: ['containment'],
    scope: 'release.containment.',
    phrases: 'release',
    duties: [
      { told: ['absorb', 'absorbOxidiser', 'absorbIsocyanate', 'foamCure'], when: isWetting },
      { told: ['sweep', 'sweepDust', 'sweepOxidiser', 'takeUpPaste', 'foamCure'], when: isSolid },
      { told: ['stopLeak'], when: ({ c }) => c.state === 'liquid' || c.state === 'gas' },
      { told: ['gasStop'], when: isGas },
      { told: ['dryOnly'], hazard: reactsWithWater },
      { told: ['sparkFree'], hazard: /^(?:Flam\.|Aerosol|Pyr)/ },
      { told: ['clean', 'cleanOxidiser', 'cleanIsocyanate', 'foamCure'], unless: reactsWithWater, when: isNoGas },
    ],
  },
  {
    id: 'storage.safe-handling',
    severity: 'must',
    says: 'Section 7 leaves out how to handle such a product:',
    at: ['handling'],
    scope: 'handling.',
    phrases: 'storage',
    duties: [
      { told: ['ventilation', 'ventilationGeneral'], when: isNoSolid },
      { told: ['closed', 'closedVented'], when: (sheet) => isPacked(sheet) && !isHotWork(sheet.c) },
      { told: ['closedVented'], when: ({ c }) => needsVent(c) },
      { told: ['noAerosol'], when: isLiquid },
      { told: ['noDust'], when: ({ c }) => raisesDust(c) },
      { told: ['aerosolCan'], when: ({ c }) => c.state === 'aerosol' },
      { told: ['gasCylinder'], when: isGas },
      { told: ['noExposureCmr'], hazard: gravest },
      { told: ['noContactCorrosive'], hazard: corrosive },
      { told: ['noContact', 'noContactCorrosive'], when: isNoGas },
      { told: ['sensitised'], hazard: /^(?:Skin|Resp)\.? Sens/ },
      { told: ['acidsApart'], when: supplements(/^EUH03[12]$/) },
      { told: ['noRelease'], hazard: /^Aquatic/ },
      { told: ['fire.explosionProof'], hazard: fireHazard },
      { told: ['fire.noCombustibles', 'fire.noCombustiblesGas'], hazard: /^(?:Ox\.|Org\. Perox)/ },
      { told: ['fire.earthing'], hazard: /^Flam\. Liq\. 3/ },
      { told: ['fire.heated'], hazard: /^Flam\. Liq\. 4/ },
      { told: ['fire.dustFire', 'fire.noIgnition'], when: isDusty },
      { told: ['hygiene.noEating'] },
      { told: ['hygiene.washHands'] },
      { told: ['hygiene.clothing'], hazard: /^(?:Skin|Acute Tox|Carc|Repr|Muta|STOT RE)/ },
    ],
  },
  {
    id: 'storage.of-class',
    severity: 'must',
    says: 'Section 7 leaves out how to store such a product:',
    at: ['storage'],
    scope: 'storage.',
    phrases: 'storage',
    duties: [
      { told: ['original', 'originalVented', 'originalDry', 'cylinders'] },
      { told: ['originalVented'], when: ({ c }) => needsVent(c) },
      { told: ['bulkVented'], when: ({ c }) => ventingOf(c)?.receptacles === 'ibc' },
      { told: ['lockedUp'], hazard: /^(?:Acute Tox\. [123] |Skin Corr|Carc|Muta|Repr|STOT|Asp)/ },
      { told: ['sunlight'], hazard: /^(?:Flam|Press|Aerosol|Org|Self)/ },
      { told: ['retention'], hazard: /^Aquatic/ },
      { told: ['moisture'], hazard: reactsWithWater },
      { told: ['below50'], hazard: /^Aerosol/ },
      { told: ['roomTemperature', 'between', 'notAbove', 'notBelow', 'cool'] },
      { told: ['food'], hazard: /H[34]\d\d/ },
      { told: ['apart', 'food', 'noneApart'] },
      { told: ['packaging'], when: (sheet) => isPacked(sheet) && !isHotWork(sheet.c) },
    ],
  },
  {
    id: 'exposure.controls-of-class',
    severity: 'must',
    says: 'Section 8 leaves out a control that the class or the state asks for:',
    at: ['engineering-controls'],
    scope: 'engineering.',
    phrases: 'exposure',
    duties: [
      { told: ['extraction', 'generalVentilation', 'dustExtraction', 'fumeExtraction'] },
      { told: ['closedSystem'], hazard: /^(?:(?:Carc|Muta|Repr)\. 1|Acute Tox\. [12] )/ },
      { told: ['explosionProofVentilation'], hazard: /^Flam\. (?:Liq\. [123]|Gas)/ },
      { told: ['eyeWash'], hazard: damagesEyes },
      { told: ['oxygenMonitor'], when: isGas },
    ],
  },
  {
    id: 'exposure.protection-of-class',
    severity: 'must',
    says: 'Section 8 leaves out equipment that the class asks for:',
    at: ['personal-protection'],
    scope: 'protection.',
    phrases: 'exposure',
    duties: [
      { told: ['body.clothing'] },
      { told: ['body.chemicalClothing'], hazard: /^(?:Skin Corr|Acute Tox\. [123] H31)/ },
      { told: ['body.antistatic'], hazard: /^Flam\. (?:Liq\. [12]|Gas)/ },
      { told: ['hands.material', 'hands.tested', 'hands.advised', 'hands.leather', 'hands.open'] },
      { told: ['breathing.filter'], when: ({ c }) => filterChoice(c).length > 0 },
      { told: ['breathing.apparatus'], hazard: /H33[01]$|^Flam\. Gas/ },
      { told: ['thermal.cold'], hazard: cold },
      { told: ['thermal.work'], when: ({ c }) => isHotWork(c) },
    ],
  },
  {
    id: 'exposure.values-answered',
    severity: 'should',
    says: 'Section 8 does not answer a value or method:',
    at: ['control-parameters'],
    scope: 'limits.',
    phrases: 'exposure',
    duties: [
      { told: ['biological'] },
      { told: ['monitoring'] },
      { told: ['dnel'], when: isReach },
      { told: ['pnec'], when: isReach },
    ],
  },
  {
    id: 'properties.appearance',
    severity: 'should',
    says: 'Section 9 does not answer the appearance:',
    at: ['basic-properties'],
    scope: 'properties.',
    phrases: 'properties',
    duties: [{ told: ['appearance'] }],
  },
  {
    id: 'stability.of-class',
    severity: 'must',
    says: 'Section 10 leaves out how the product reacts:',
    at: ['reactivity'],
    scope: 'reactivity.',
    phrases: 'stability',
    duties: [
      { told: ['reactsOxidiser'], hazard: /^(?:Ox\.|Org\. Perox)/ },
      { told: ['reactsFlammable'], hazard: /^Flam\. Liq\. [12]/ },
      { told: ['reactsGas'], hazard: /^(?:Flam\. Gas|Aerosol [12])/ },
      { told: ['reactsPressure'], hazard: /^(?:Press\. Gas|Aerosol)/ },
      { told: ['reactsAcid'], hazard: corrosive, when: holdsAcid },
      { told: ['reactsBase'], hazard: corrosive, when: holdsBase },
      { told: ['reactsMetal'], hazard: /^Met\. Corr/ },
      { told: ['reactsWater'], hazard: /^Water-react/ },
      { told: ['reactsWaterViolently'], when: supplements(/^EUH014$/) },
      { told: ['reactsPeroxide'], hazard: /^(?:Org\. Perox|Self-react)/ },
    ],
  },
  {
    id: 'stability.stable',
    severity: 'must',
    says: 'Section 10 does not say whether the product is stable:',
    at: ['chemical-stability'],
    scope: 'stability.',
    phrases: 'stability',
    duties: [
      { told: ['stable', 'unstable'] },
      { told: ['peroxides'], when: supplements(/^EUH019$/) },
      { told: ['losesChlorine'], when: holds('hypochlorite') },
      { told: ['decomposesOxygen'], when: holds('peroxide'), unless: /^(?:Org\. Perox|Self-react)/ },
    ],
  },
  {
    id: 'stability.reactions-of-class',
    severity: 'must',
    says: 'Section 10 leaves out a hazardous reaction:',
    at: ['hazardous-reactions'],
    scope: 'reactions.',
    phrases: 'stability',
    duties: [
      { told: ['reactionOxidiser'], hazard: /^(?:Ox\.|Org\. Perox)/ },
      { told: ['reactionHydrogen'], hazard: /^(?:Met\. Corr|Skin Corr)/, when: holds('acid', 'base') },
      { told: ['reactionAmine'], when: holds('amine') },
      { told: ['reactionIsocyanate'], when: holds('isocyanate') },
      { told: ['reactionEpoxide'], when: holds('epoxide') },
      { told: ['reactionHypochlorite'], when: holds('hypochlorite') },
      { told: ['reactionAcidGas'], when: supplements(/^EUH03[12]$/) },
      { told: ['reactionOxidisers'], hazard: /^(?:Flam\.|Aerosol [12])/ },
    ],
  },
  {
    id: 'stability.conditions-of-class',
    severity: 'must',
    says: 'Section 10 leaves out a condition to avoid:',
    at: ['conditions-to-avoid'],
    scope: 'avoid.',
    phrases: 'stability',
    duties: [
      { told: ['avoidHeat', 'avoidFifty', 'avoidIgnition'] },
      { told: ['avoidIgnition'], hazard: /^(?:Flam\. Sol|Aerosol [12]|Pyr)/ },
      { told: ['avoidStatic'], hazard: /^(?:Flam\. (?:Liq\. [12]|Gas)|Aerosol [12])/ },
      { told: ['avoidFifty'], hazard: /^(?:Press\. Gas|Aerosol)/ },
      { told: ['avoidMoisture'], hazard: /^Water-react/ },
      { told: ['avoidDust'], when: ({ c }) => raisesDust(c) },
    ],
  },
  {
    id: 'toxicology.symptoms-told',
    severity: 'must',
    says: 'Section 11 leaves out a symptom of a class that the product has:',
    at: ['toxic-symptoms'],
    scope: 'toxic-symptoms.',
    phrases: 'firstAid',
    duties: symptoms,
  },
  {
    id: 'toxicology.answers',
    severity: 'must',
    says: 'Section 11 does not answer:',
    at: ['numerical-measures', 'health-classes'],
    scope: 'toxicology.',
    phrases: 'toxicology',
    duties: [
      {
        told: ['noData'],
        when: ({ c }) => atLeast(c, percent(0.1)).every(({ substance }) => (substance?.toxicity ?? []).length === 0),
      },
      {
        told: ['defatting'],
        when: (sheet) =>
          says(sheet.c, /^EUH066$/) &&
          sheet.c.profile.parts.some(([, ...contents]) => contents.includes('other-health-information')),
      },
    ],
  },
  {
    id: 'ecology.ozone',
    severity: 'must',
    says: 'Section 12 does not answer the ozone layer.',
    at: ['other-adverse-effects'],
    scope: 'adverse.',
    phrases: 'ecology',
    duties: [{ told: ['ozone'] }],
  },
  {
    id: 'transport.general-precautions',
    severity: 'must',
    says: 'Section 14 does not tell users what to heed in transport.',
    at: ['transport-precautions'],
    scope: 'transportPrecautions.',
    phrases: 'transport',
    duties: [{ told: ['general', 'open'] }],
  },
  {
    id: 'waste.lines',
    severity: 'must',
    says: 'Section 13 leaves out how product or packaging become waste:',
    at: ['waste'],
    scope: 'waste.',
    phrases: 'disposal',
    duties: [
      { told: ['packaging'] },
      { told: ['gas'], when: isGas },
      { told: ['code'], when: ({ c }) => c.profile.wasteRules === 'eu' },
    ],
  },
];

/** What classes, states and the law itself ask of the lines of a sheet, by their ids and not by their words. */
export const dutyChecks: readonly Check[] = groups.map(checkOfDuties);
