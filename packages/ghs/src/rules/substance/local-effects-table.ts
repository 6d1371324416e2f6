/** Exposure time that leads to destruction of skin, from severe to mild: CLP Annex I and UN GHS, Table 3.2.1. */
export const corrosionRows = [
  { id: 'skin.corrosive-1a', code: 'Skin Corr. 1A', minutes: 3, seenWithinHours: 1 },
  { id: 'skin.corrosive-1b', code: 'Skin Corr. 1B', minutes: 60, seenWithinHours: 14 * 24 },
  { id: 'skin.corrosive-1c', code: 'Skin Corr. 1C', minutes: 240, seenWithinHours: 14 * 24 },
] as const;

/** Mean score of erythema or oedema per animal: CLP Annex I, Table 3.2.2; Category 3: UN GHS, Table 3.2.2. */
export const irritationRows = [
  { id: 'skin.irritant-2', code: 'Skin Irrit. 2', hCode: 'H315', atLeast: 2.3 },
  { id: 'skin.irritant-3', code: 'Skin Irrit. 3', hCode: 'H316', atLeast: 1.5 },
] as const;

/** Mean scores per animal: CLP Annex I and UN GHS, Tables 3.3.1 and 3.3.2. */
export const eyeLimits = {
  damage: { corneaAtLeast: 3, irisAbove: 1.5, reversesWithinDays: 21 },
  irritation: { corneaAtLeast: 1, irisAtLeast: 1, rednessAtLeast: 2, chemosisAtLeast: 2, mildWithinDays: 7 },
} as const;

/**
 * Animals that must respond, by number tested: CLP Annex I and UN GHS, 3.2.2, 3.3.2; over three: 3.2.5.3.5, 3.3.5.3.5.
 */
const responding: Readonly<Record<number, number>> = { 2: 2, 3: 2, 4: 3, 5: 3, 6: 4 };

/** Two thirds if the law gives no number. */
export const animalsNeeded = (tested: number): number => responding[tested] ?? Math.max(2, Math.ceil((tested * 2) / 3));

/** The fewest animals needed for a negative result. */
export const animalsForNegative = 3;

/** pH and reserve in g of NaOH per 100 g (Young et al. 1988), as in the guidance on the CLP criteria, 3.2.2.2. */
export const reserveLimits = { dividedBy: 12, acidAtMost: -0.5, alkaliAtLeast: 14.5 } as const;
