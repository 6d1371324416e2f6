import { modeLaws } from './generated/goods-tables.ts';
import type { ModeLaw } from './goods/goods-tables.ts';
import type { TransportMode } from './transport-input.ts';

/** What the law of a mode says in a place of its own. */
export const modeLawOf = (mode: TransportMode): ModeLaw => modeLaws[mode];
