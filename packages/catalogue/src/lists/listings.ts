import { ownValue } from '@gosds/ghs/own-value';
import type { Listings } from '@gosds/sheet/lists/listings';
import { eu2024573 } from '../generated/lists/eu-2024-573.ts';
import { eu2024590 } from '../generated/lists/eu-2024-590.ts';
import { euReachAnnexXiv } from '../generated/lists/eu-reach-annex-xiv.ts';
import { euReachCandidateList } from '../generated/lists/eu-reach-candidate-list.ts';
import { euReachAnnexXvii } from '../generated/lists/eu-reach-annex-xvii.ts';
import { intIarcMonographs } from '../generated/lists/int-iarc-monographs.ts';
import { hsnoApprovals, inventoriedSets } from '../generated/inventories.ts';
import { cnHazardousChemicals } from '../generated/lists/cn-hazardous-chemicals.ts';
import { usCaa112r } from '../generated/lists/us-caa-112r.ts';
import { usEpcra302 } from '../generated/lists/us-epcra-302.ts';
import { usCaa112b } from '../generated/lists/us-caa-112b.ts';
import { usCaProposition65 } from '../generated/lists/us-ca-proposition-65.ts';
import { usCercla } from '../generated/lists/us-cercla.ts';
import { usEpcra313 } from '../generated/lists/us-epcra-313.ts';
import { usNtpRoc } from '../generated/lists/us-ntp-roc.ts';
import { usOshaCarcinogens } from '../generated/lists/us-osha-carcinogens.ts';

const tables = {
  svhc: euReachCandidateList,
  annexXiv: euReachAnnexXiv,
  annexXvii: euReachAnnexXvii,
  iarc: intIarcMonographs,
  ntp: usNtpRoc,
  osha: usOshaCarcinogens,
  prop65: usCaProposition65,
  sara313: usEpcra313,
  cerclaPounds: usCercla,
  extremelyHazardous: usEpcra302,
  accidentalRelease: usCaa112r,
  hazardousInChina: cnHazardousChemicals,
  airPollutant: usCaa112b,
  ozoneGroup: eu2024590,
  fluorinatedGas: eu2024573,
} as const satisfies { readonly [Key in keyof Listings]?: Readonly<Record<string, NonNullable<Listings[Key]>>> };

/** Inventories by number. Filled in a loop, because there are more than 100,000 numbers. */
const inventories = new Map<string, Listings['inventories']>();
for (const { on, numbers } of inventoriedSets) for (const cas of numbers.split(' ')) inventories.set(cas, on);

type Listed = readonly [key: string, entry: unknown];

/** What the tables say of each CAS number, in the order of the tables: one look-up instead of one a table. */
const listedByCas = new Map<string, Listed[]>();
for (const [key, table] of Object.entries<Readonly<Record<string, unknown>>>(tables)) {
  for (const [cas, entry] of Object.entries(table)) {
    const listed = listedByCas.get(cas);
    if (listed) listed.push([key, entry]);
    else listedByCas.set(cas, [[key, entry]]);
  }
}

/** The listings of a substance by CAS number. Empty if no list names it. */
export function listingsOf(cas: string): Listings {
  const on = inventories.get(cas);
  const hsno = ownValue(hsnoApprovals, cas);
  return {
    ...Object.fromEntries(listedByCas.get(cas) ?? []),
    ...(on && { inventories: on }),
    ...(hsno === undefined ? {} : { hsno }),
  };
}
