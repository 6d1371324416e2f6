import { ownValue } from '@gosds/ghs/own-value';
import { type Listings, svhcReasons, type SvhcEntry } from '@gosds/sheet/lists/listings';
import { restrictedGroups } from '@gosds/sheet/sections/restrictions-table';
import { commonListings } from './common-listings-table.ts';
import { euReachAnnexXiv } from './eu-reach-annex-xiv-table.ts';
import { euReachCandidateList } from './eu-reach-candidate-list-table.ts';
import { intIarcMonographs } from './int-iarc-monographs-table.ts';
import { usCaProposition65 } from './us-ca-proposition-65-table.ts';
import { usCercla } from './us-cercla-table.ts';
import { usEpcra313 } from './us-epcra-313-table.ts';
import { usNtpRoc } from './us-ntp-roc-table.ts';
import { usOshaCarcinogens } from './us-osha-carcinogens-table.ts';

function readReason(text: string): SvhcEntry {
  const [word, date] = text.split(' ');
  const reason = svhcReasons.find((each) => each === word);
  if (reason === undefined || date === undefined) throw new RangeError(`Not a reason: ${text}`);
  return { reason, date };
}

function readAuthorisation(text: string): NonNullable<Listings['annexXiv']> {
  const [entry = '', sunset = ''] = text.split(' ');
  return { entry, sunset };
}

const ntpWords: Readonly<Record<string, string>> = { known: 'Known', anticipated: 'Reasonably anticipated' };

/** What is read from a text of a table, and nothing where the table has none. */
const read = <Key extends keyof Listings>(
  key: Key,
  text: string | undefined,
  value: (text: string) => Listings[Key],
): Listings => (text === undefined ? {} : { [key]: value(text) });

const groupEntries = new Map(restrictedGroups.flatMap(({ entry, cas }) => cas.map((each) => [each, entry] as const)));

const itself = (text: string): string => text;

/**
 * What the lists say of a substance, by its CAS number; empty for one that none of them names. What was read entry by entry goes
 * before the tables: it tells the form or the category that is listed.
 */
export const listingsOf = (cas: string): Listings => ({
  ...read('svhc', ownValue(euReachCandidateList, cas), (text) => text.split(', ').map(readReason)),
  ...read('annexXiv', ownValue(euReachAnnexXiv, cas), readAuthorisation),
  ...read('iarc', ownValue(intIarcMonographs, cas), itself),
  ...read('ntp', ownValue(usNtpRoc, cas), (text) => ntpWords[text]),
  ...read('osha', ownValue(usOshaCarcinogens, cas), itself),
  ...read('prop65', ownValue(usCaProposition65, cas), itself),
  ...read('sara313', ownValue(usEpcra313, cas), (text) => (text === '' ? true : text)),
  ...read('cerclaPounds', ownValue(usCercla, cas), Number),
  ...ownValue(commonListings, cas),
  ...read('annexXvii', groupEntries.get(cas), itself),
});
