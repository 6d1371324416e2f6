import { type Message, say } from '../../message.ts';
import type { PersistenceData } from '../../substance.ts';

type Medium = keyof NonNullable<PersistenceData['halfLives']>;

/** Half-lives in days above which a substance is P and vP: CLP Annex I, 4.3.2.1.1, 4.3.2.2.1, 4.4.2.1.1, 4.4.2.2.1. */
export const halfLifeLimits: Readonly<
  Record<Medium, { readonly p: number; readonly vp: number; readonly name: Message }>
> = {
  marineWater: { p: 60, vp: 60, name: say('persistenceTable-marineWater') },
  freshWater: { p: 40, vp: 60, name: say('persistenceTable-freshEstuarineWater') },
  marineSediment: { p: 180, vp: 180, name: say('persistenceTable-marineSediment') },
  freshWaterSediment: { p: 120, vp: 180, name: say('persistenceTable-freshEstuarineWaterSediment') },
  soil: { p: 120, vp: 180, name: say('persistenceTable-soil') },
};

/** BCF above which a substance is bioaccumulative and very bioaccumulative: CLP Annex I, 4.3.2.1.2 and 4.3.2.2.2. */
export const bcfLimits = { b: 2000, vb: 5000 } as const;

/** log Kow up to which a substance is not considered bioaccumulative: CLP Annex I, 4.3.2.3. */
export const logKowScreen = 4.5;

/** log Koc below which a substance is mobile and very mobile: CLP Annex I, 4.4.2.1.2 and 4.4.2.2.2. */
export const logKocLimits = { m: 3, vm: 2 } as const;

/** NOEC or EC10 in mg/l below which a substance is toxic, and toxic classes: CLP Annex I, 4.3.2.1.3 and 4.4.2.1.3. */
export const toxicCriterion = {
  noecBelow: 0.01,
  codes: [
    'Carc. 1',
    'Carc. 1A',
    'Carc. 1B',
    'Muta. 1',
    'Muta. 1A',
    'Muta. 1B',
    'Repr. 1',
    'Repr. 1A',
    'Repr. 1B',
    'Repr. 2',
    'STOT RE 1',
    'STOT RE 2',
    'ED HH 1',
    'ED ENV 1',
  ],
} as const;
