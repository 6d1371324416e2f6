import type { MarketId, WordedMarketId } from '@gosds/ghs/market';
import type { NationalForm } from '@gosds/phrases/national-words';
import { marketBasis } from './countries.ts';
import { au } from './au.ts';
import { ca } from './ca.ts';
import { cn } from './cn.ts';
import { eu } from './eu.ts';
import { gb } from './gb.ts';
import { jp } from './jp.ts';
import { nz } from './nz.ts';
import type { Profile } from './profile.ts';
import { tr } from './tr.ts';
import { un } from './un.ts';
import { us } from './us.ts';

/** A market with words of its own, or a country with a form of its own in the words of one. */
export type ProfileId = WordedMarketId | NationalForm;

const profiles: Readonly<Record<ProfileId, Profile>> = { eu, gb, us, ca, au, un, nz, cn, jp, tr };

export const profileIds: readonly ProfileId[] = ['eu', 'gb', 'us', 'ca', 'au', 'un', 'nz', 'cn', 'jp', 'tr'];

const isProfile = (id: MarketId): id is MarketId & ProfileId => id in profiles;

/** The document profile of a market or of a national form. */
export const profileOf = (id: ProfileId): Profile => profiles[id];

/** The profile of a country: that of its own rules where they have one, else that of the market they follow. */
export const profileFor = ({ market, rules }: { market: WordedMarketId; rules: MarketId }): Profile =>
  profileOf(isProfile(rules) ? rules : market);

/** The form of a country that has one of its own. */
export const nationalFormOf = (country: string): NationalForm | undefined => profileFor(marketBasis(country)).form;

/** True of a country where a name is withheld by a claim for exemption. */
export const asksClaimOf = (country: string): boolean => profileFor(marketBasis(country)).withholdsByClaim === true;

/** By what checks and headings name the profile. */
export const profileId = ({ form, market }: Pick<Profile, 'form' | 'market'>): ProfileId => form ?? market;
