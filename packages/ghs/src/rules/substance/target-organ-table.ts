import type { ToxicityRoute } from '../../mixture.ts';

type GuidanceValues = Readonly<Record<ToxicityRoute, readonly [category1: number, category2: number]>>;

/** mg/kg; ppmV and mg/l over 4 h: CLP Annex I, Table 3.8.2; UN GHS, Table 3.8.1. */
export const singleExposureValues: GuidanceValues = {
  oral: [300, 2000],
  dermal: [1000, 2000],
  gas: [2500, 20_000],
  vapour: [10, 20],
  'dust-mist': [1, 5],
};

/** mg/kg and day; ppmV and mg/l, 6 h a day, 90 days: CLP Annex I, Tables 3.9.2 and 3.9.3; UN GHS, 3.9.1 and 3.9.2. */
export const repeatedExposureValues: GuidanceValues = {
  oral: [10, 100],
  dermal: [20, 200],
  gas: [50, 250],
  vapour: [0.2, 1],
  'dust-mist': [0.02, 0.2],
};

/** The study length of the guidance values, and the law's factor for 28 days: 3.9.2.9.5. */
export const studyLength = { days: 90, shortDays: 28, shortFactor: 3, atLeastDays: 9 } as const;
