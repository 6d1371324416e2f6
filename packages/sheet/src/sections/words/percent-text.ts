import { type Ppb, toPercent } from '@gosds/ghs/concentration';
import type { Writing } from '../writing.ts';

/** A concentration in per cent as the language of the sheet writes it, with as many decimals as it needs. */
export const percentText = ({ phrases }: Writing, share: Ppb): string =>
  phrases.shared.number(String(toPercent(share)));
