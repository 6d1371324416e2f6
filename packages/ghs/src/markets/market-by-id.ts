import type { MarketId } from '../market.ts';
import { au } from './au.ts';
import { ca } from './ca.ts';
import { eu } from './eu.ts';
import { gb } from './gb.ts';
import type { Market } from './market.ts';
import { un } from './un.ts';
import { us } from './us.ts';

const markets: Readonly<Record<MarketId, Market>> = { eu, gb, us, ca, au, un };

export const marketById = (id: MarketId): Market => markets[id];
