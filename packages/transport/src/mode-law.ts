import { modeLaws } from './generated/goods-tables.ts';
import type { ModeLaw } from './goods/goods-tables.ts';
import type { TransportMode } from './transport-input.ts';

/** Paragraphs of the law of a mode that differ from ADR. */
export const modeLawOf = (mode: TransportMode): ModeLaw => modeLaws[mode];
