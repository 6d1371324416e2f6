import type { SubstanceCriterion } from '../../markets/substance-law.ts';

type SensitisationRow = {
  readonly id: string;
  readonly code: 'Skin Sens. 1A' | 'Skin Sens. 1B';
  readonly respondingAtLeast: number;
  readonly respondingBelow?: number;
  readonly inductionAbove?: number;
  readonly inductionAtMost?: number;
  readonly criterion: SubstanceCriterion;
};

/** Animals responding and induction concentration, both in percent: CLP Annex I and UN GHS, Tables 3.4.3 and 3.4.4. */
export const guineaPigRows: Readonly<Record<'GPMT' | 'Buehler', readonly SensitisationRow[]>> = {
  GPMT: [
    {
      id: 'gpmt-30-at-0.1',
      code: 'Skin Sens. 1A',
      respondingAtLeast: 30,
      inductionAtMost: 0.1,
      criterion: 'sensitisation.1a',
    },
    {
      id: 'gpmt-60-at-1',
      code: 'Skin Sens. 1A',
      respondingAtLeast: 60,
      inductionAbove: 0.1,
      inductionAtMost: 1,
      criterion: 'sensitisation.1a',
    },
    {
      id: 'gpmt-30-at-1',
      code: 'Skin Sens. 1B',
      respondingAtLeast: 30,
      respondingBelow: 60,
      inductionAbove: 0.1,
      inductionAtMost: 1,
      criterion: 'sensitisation.1b',
    },
    {
      id: 'gpmt-30-above-1',
      code: 'Skin Sens. 1B',
      respondingAtLeast: 30,
      inductionAbove: 1,
      criterion: 'sensitisation.1b',
    },
  ],
  Buehler: [
    {
      id: 'buehler-15-at-0.2',
      code: 'Skin Sens. 1A',
      respondingAtLeast: 15,
      inductionAtMost: 0.2,
      criterion: 'sensitisation.1a',
    },
    {
      id: 'buehler-60-at-20',
      code: 'Skin Sens. 1A',
      respondingAtLeast: 60,
      inductionAbove: 0.2,
      inductionAtMost: 20,
      criterion: 'sensitisation.1a',
    },
    {
      id: 'buehler-15-at-20',
      code: 'Skin Sens. 1B',
      respondingAtLeast: 15,
      respondingBelow: 60,
      inductionAbove: 0.2,
      inductionAtMost: 20,
      criterion: 'sensitisation.1b',
    },
    {
      id: 'buehler-15-above-20',
      code: 'Skin Sens. 1B',
      respondingAtLeast: 15,
      inductionAbove: 20,
      criterion: 'sensitisation.1b',
    },
  ],
};

/** Percent of animals that makes a test with or without adjuvant positive: CLP Annex I and UN GHS, 3.4.2.2.3.2 ff. */
export const positiveFrom = { GPMT: 30, Buehler: 15 } as const;

/** Highest EC3 of 1A, in percent. */
export const ec3AtMost = 2;

/** Highest dose of a positive human patch test for 1A. */
export const patchDoseAtMost = 500;
