import type { WordedMarketId } from '@gosds/ghs/market';
import { au } from './au.ts';
import { ca } from './ca.ts';
import { eu } from './eu.ts';
import { gb } from './gb.ts';
import type { Profile } from './profile.ts';
import { un } from './un.ts';
import { us } from './us.ts';

const profiles: Readonly<Record<WordedMarketId, Profile>> = { eu, gb, us, ca, au, un };

/** The document profile of a market. */
export const profileOf = (market: WordedMarketId): Profile => profiles[market];
