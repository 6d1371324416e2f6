import { type Concentration, type Ppb, toPercent } from '@gosds/ghs/concentration';
import { words } from './words.ts';

/** A concentration in per cent as the language of the interface writes it, with as many decimals as it needs. */
export const percentText = (share: Ppb): string => words().formats.measured(toPercent(share));

/** `5` or `1 – 5`. */
export const percentRange = ({ lower, upper }: Concentration): string =>
  lower === upper ? percentText(upper) : `${percentText(lower)} – ${percentText(upper)}`;
