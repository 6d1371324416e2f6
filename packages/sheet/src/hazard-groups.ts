import type { AnyHazard } from '@gosds/ghs/hazard-question';
import type { HazardClass } from '@gosds/ghs/hazard';
import type { SupplementalCode } from '@gosds/ghs/supplemental-code';

/** Groups of hazards that several parts of the sheet use. A group for one part is defined in that part. */
type Group = Extract<AnyHazard, readonly unknown[]>;

// Fire and explosion
export const flammable: Group = ['Flam. Gas', 'Flam. Liq.', 'Flam. Sol.'];
export const highlyFlammableLiquids: Group = ['Flam. Liq. 1', 'Flam. Liq. 2'];
export const flammableLiquids1To3: Group = ['Flam. Liq. 1', 'Flam. Liq. 2', 'Flam. Liq. 3'];
export const flammableGasesAndLiquids1To2: Group = ['Flam. Gas', 'Flam. Liq. 1', 'Flam. Liq. 2'];
export const flammableGasesAndLiquids1To3: Group = ['Flam. Gas', 'Flam. Liq. 1', 'Flam. Liq. 2', 'Flam. Liq. 3'];
export const flammableGasesAndAerosols: Group = ['Flam. Gas', 'Aerosol 1', 'Aerosol 2'];
export const flammableWithAerosols: Group = ['Flam. Gas', 'Aerosol 1', 'Aerosol 2', 'Flam. Liq.', 'Flam. Sol.'];
/** Ignited by a spark. */
export const sparkSensitive: Group = ['Flam. Gas', 'Aerosol 1', 'Aerosol 2', 'Flam. Liq. 1', 'Flam. Liq. 2'];
/** Kept away from ignition sources. Category 4 liquids are left out because they need heat first. */
export const igniting: Group = [
  'Flam. Gas',
  'Pyr. Gas',
  'Aerosol 1',
  'Aerosol 2',
  'Flam. Liq. 1',
  'Flam. Liq. 2',
  'Flam. Liq. 3',
  'Flam. Sol.',
  'Pyr. Liq.',
  'Pyr. Sol.',
];
/** Harmful when inhaled from the air. */
export const harmfulInAir: Group = [
  'Skin Corr.',
  'Muta.',
  'Carc.',
  'Repr.',
  'STOT RE',
  'H330',
  'H331',
  'H332',
  'H333',
  'H334',
  'H335',
  'H336',
];
/** Everything that burns, including aerosols of all categories. */
export const burning: Group = [
  'Flam. Gas',
  'Pyr. Gas',
  'Aerosol',
  'Flam. Liq.',
  'Flam. Sol.',
  'Pyr. Liq.',
  'Pyr. Sol.',
];
export const reactsWithAirOrWater: Group = ['Pyr. Gas', 'Pyr. Liq.', 'Pyr. Sol.', 'Water-react.'];
export const flammableOrReactive: Group = [
  'Flam. Gas',
  'Pyr. Gas',
  'Flam. Liq.',
  'Flam. Sol.',
  'Pyr. Liq.',
  'Pyr. Sol.',
  'Water-react.',
];
export const explosive: Group = [
  'Unst. Expl.',
  'Expl.',
  'Self-react. A',
  'Self-react. B',
  'Org. Perox. A',
  'Org. Perox. B',
];
export const selfReactivesAndPeroxides: Group = ['Self-react.', 'Org. Perox.'];

// Oxygen and pressure
export const oxidising: Group = ['Ox. Gas', 'Ox. Liq.', 'Ox. Sol.'];
export const oxidisersAndPeroxides: Group = ['Ox. Gas', 'Ox. Liq.', 'Ox. Sol.', 'Org. Perox.'];
/** Supplies a fire with its own oxygen. Oxidising gases are left out: they stop when shut off. */
export const givesOxygen: Group = ['Self-react.', 'Ox. Liq.', 'Ox. Sol.', 'Org. Perox.'];
export const underPressure: Group = ['Aerosol', 'Press. Gas'];
export const coldGases: Group = ['Press. Gas (Liq.)', 'Press. Gas (Ref. Liq.)'];
/** Bursts its container when heated. */
export const burstsInHeat: Group = [
  'Flam. Gas',
  'Aerosol',
  'Press. Gas',
  'Flam. Liq.',
  'Flam. Sol.',
  'Self-react.',
  'Self-heat.',
  'Org. Perox.',
];
export const burstsOrFeedsFire: Group = [
  'Flam. Gas',
  'Aerosol',
  'Ox. Gas',
  'Press. Gas',
  'Flam. Liq.',
  'Flam. Sol.',
  'Self-react.',
  'Self-heat.',
  'Ox. Liq.',
  'Ox. Sol.',
  'Org. Perox.',
];

// Health
export const acutelyToxic1To3: Group = ['Acute Tox. 1', 'Acute Tox. 2', 'Acute Tox. 3'];
export const toxicIfSwallowed: Group = ['H300', 'H301'];
export const toxicBySkin: Group = ['H310', 'H311'];
export const toxicByInhalation: Group = ['H330', 'H331'];
export const flammableOrToxicGas: Group = ['Flam. Gas', 'H330', 'H331'];
export const corrosiveToMetalOrSkin: Group = ['Met. Corr.', 'Skin Corr.'];
export const corrosiveOrToxicToSkin: Group = ['Skin Corr.', 'H310', 'H311'];
/** Do not induce vomiting. */
export const corrosiveOrAspirated: Group = ['Skin Corr.', 'Asp. Tox.'];
export const harmsSkin: Group = ['Skin Corr.', 'Skin Irrit.', 'Skin Sens.', 'H310', 'H311', 'H312', 'H313'];
export const harmsEyes: Group = ['Skin Corr.', 'Eye Dam.', 'Eye Irrit.'];
export const harmsSkinOrEyes: Group = [
  'Skin Corr.',
  'Skin Irrit.',
  'Eye Dam.',
  'Eye Irrit.',
  'Skin Sens.',
  'H310',
  'H311',
  'H312',
  'H313',
];
export const damagesEyes: Group = ['Skin Corr.', 'Eye Dam.'];
export const sensitising: Group = ['Resp. Sens.', 'Skin Sens.'];
export const cmr: Group = ['Muta.', 'Carc.', 'Repr.'];
/**
 * Categories 1, 1A and 1B of mutagens, carcinogens and reproductive toxicants. No other category has these statements.
 */
export const cmrCategory1: Group = ['H340', 'H350', 'H360'];
export const toxicOrCmrCategory1: Group = ['Acute Tox. 1', 'Acute Tox. 2', 'H340', 'H350', 'H360'];
/** A leak requires full protection. */
export const graveByContact: Group = [
  'Acute Tox. 1',
  'Acute Tox. 2',
  'Acute Tox. 3',
  'Skin Corr.',
  'H340',
  'H350',
  'H360',
];
/** Inhalation requires a doctor at once. */
export const graveByBreathing: Group = ['Acute Tox. 1', 'Acute Tox. 2', 'Acute Tox. 3', 'Skin Corr.', 'Resp. Sens.'];
/** Stored locked up. */
export const lockedUp: Group = [
  'Acute Tox. 1',
  'Acute Tox. 2',
  'Acute Tox. 3',
  'Skin Corr.',
  'Muta.',
  'Carc.',
  'Repr.',
  'STOT SE',
  'STOT RE',
  'Asp. Tox.',
];
export const harmsByContact: Group = [
  'Acute Tox.',
  'Skin Corr.',
  'Skin Irrit.',
  'Skin Sens.',
  'Muta.',
  'Carc.',
  'Repr.',
  'STOT RE',
];
/** Effects for which a doctor treats the cause. */
export const treatedByCause: Group = ['Acute Tox.', 'Skin Corr.', 'STOT SE', 'STOT RE'];
export const immediateEffects: Group = ['Acute Tox.', 'Skin Corr.', 'STOT SE', 'Asp. Tox.'];
export const acuteEffects: Group = [
  'Acute Tox.',
  'Skin Corr.',
  'Skin Irrit.',
  'Eye Dam.',
  'Eye Irrit.',
  'STOT SE',
  'Asp. Tox.',
];
export const brushedOffSkin: Group = [
  'Pyr. Gas',
  'Pyr. Liq.',
  'Pyr. Sol.',
  'Water-react.',
  'Skin Corr.',
  'Skin Irrit.',
];

// Environment
export const aquatic: Group = ['Aquatic Acute', 'Aquatic Chronic'];
/** Also hazardous to the aquatic environment under transport law. */
export const marinePollutant: Group = ['Aquatic Acute 1', 'Aquatic Chronic 1', 'Aquatic Chronic 2'];

/** Statements for a product that contains a sensitiser but is not classified as one. */
export const holdsSensitiser: readonly SupplementalCode[] = ['EUH204', 'EUH205', 'EUH208'];

export const sensitisationClasses: readonly HazardClass[] = ['Respiratory sensitisation', 'Skin sensitisation'];
export const reproductiveClasses: readonly HazardClass[] = ['Reproductive toxicity', 'Effects on or via lactation'];
export const singleExposureClasses: readonly HazardClass[] = [
  'Specific target organ toxicity, single exposure',
  'Specific target organ toxicity, single exposure: respiratory tract irritation',
  'Specific target organ toxicity, single exposure: narcotic effects',
];

/** Classes with their own heading in section 11. */
export const section11Classes: readonly HazardClass[] = [
  'Acute toxicity, oral',
  'Acute toxicity, dermal',
  'Acute toxicity, inhalation',
  'Skin corrosion/irritation',
  'Skin sensitisation',
  'Serious eye damage/eye irritation',
  'Respiratory sensitisation',
  'Germ cell mutagenicity',
  'Carcinogenicity',
  'Reproductive toxicity',
  'Specific target organ toxicity, single exposure',
  'Specific target organ toxicity, single exposure: respiratory tract irritation',
  'Specific target organ toxicity, single exposure: narcotic effects',
  'Specific target organ toxicity, repeated exposure',
  'Aspiration hazard',
];
