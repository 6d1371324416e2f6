import { percent, type Ppb } from '@gosds/ghs/concentration';

/** Annex I to Regulation (EU) 2019/1148: restricted above a share by mass, which is the limit for the general public. */
export const restrictedPrecursors: Readonly<Record<string, Ppb>> = {
  '7697-37-2': percent(3),
  '7722-84-1': percent(12),
  '7664-93-9': percent(15),
  '75-52-5': percent(16),
  /* 16 % of nitrogen. */
  '6484-52-2': percent(45.7),
  '3811-04-9': percent(40),
  '7778-74-7': percent(40),
  '7775-09-9': percent(40),
  '7601-89-0': percent(40),
};

/** Annex II: regulated, whatever the share. */
export const regulatedPrecursors: ReadonlySet<string> = new Set([
  '100-97-0',
  '67-64-1',
  '13446-18-9',
  '7757-79-1',
  '7631-99-4',
  '10124-37-5',
  '15245-12-2',
]);

/** Regulation (EC) No 273/2004, Annex I: category of the substances of industry; mixtures of category 3 are left out. */
export const drugPrecursors: Readonly<Record<string, '2A' | '2B' | '3'>> = {
  '108-24-7': '2A',
  '7723-14-0': '2A',
  '103-82-2': '2B',
  '118-92-3': '2B',
  '110-89-4': '2B',
  '7722-64-7': '2B',
  '7647-01-0': '3',
  '7664-93-9': '3',
  '108-88-3': '3',
  '60-29-7': '3',
  '67-64-1': '3',
  '78-93-3': '3',
};
