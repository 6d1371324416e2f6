import type { MarketId, WordedMarketId } from '@gosds/ghs/market';
import type { NationalForm } from '@gosds/phrases/national-words';
import { marketBasis } from './countries.ts';
import { au } from './au.ts';
import { br } from './br.ts';
import { ca } from './ca.ts';
import { ch } from './ch.ts';
import { cn } from './cn.ts';
import { eu } from './eu.ts';
import { followsClp } from './follows-clp.ts';
import { followsGb } from './follows-gb.ts';
import { gb } from './gb.ts';
import { jp } from './jp.ts';
import { kr } from './kr.ts';
import { mx } from './mx.ts';
import { nz } from './nz.ts';
import type { Profile } from './profile.ts';
import { sg } from './sg.ts';
import { tr } from './tr.ts';
import { un } from './un.ts';
import { us } from './us.ts';

/** A market with words of its own, or a country with a form of its own in the words of one. */
export type ProfileId = WordedMarketId | NationalForm;

const profiles: Readonly<Record<ProfileId, Profile>> = {
  ...{ eu, gb, us, ca, au, un },
  ...{ nz, cn, jp, tr, ch, mx, br, kr, sg },
  'follows-clp': followsClp,
  'follows-gb': followsGb,
};

export const profileIds: readonly ProfileId[] = [
  ...(['eu', 'gb', 'us', 'ca', 'au', 'un'] as const),
  ...(['nz', 'cn', 'jp', 'tr', 'ch', 'mx', 'br', 'kr', 'sg', 'follows-clp', 'follows-gb'] as const),
];

const isProfile = (id: MarketId): id is MarketId & ProfileId => Object.hasOwn(profiles, id);

/** The document profile of a market or of a national form. */
export const profileOf = (id: ProfileId): Profile => profiles[id];

type Basis = { readonly market: WordedMarketId; readonly rules: MarketId; readonly form?: NationalForm | undefined };

/** The profile of a country: its form, else that of its own rules where they have one, else that of the market they follow. */
export const profileFor = ({ market, rules, form }: Basis): Profile =>
  profileOf(form ?? (isProfile(rules) ? rules : market));

/** The form of a country that has one of its own. */
export const nationalFormOf = (country: string): NationalForm | undefined => profileFor(marketBasis(country)).form;

/** True of a country where a name is withheld by a claim for exemption. */
export const asksClaimOf = (country: string): boolean => profileFor(marketBasis(country)).withholdsByClaim === true;

/** By what checks and headings name the profile. */
export const profileId = ({ form, market }: Pick<Profile, 'form' | 'market'>): ProfileId => form ?? market;
