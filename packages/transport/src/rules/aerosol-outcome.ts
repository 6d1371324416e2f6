import type { Reason } from '@gosds/ghs/classification';
import { type Ppb, percent, toPercent } from '@gosds/ghs/concentration';
import { findEntries } from '../find-entries.ts';
import type { DangerousGoodsEntry, TransportOutcome } from '../transport.ts';
import type { TransportInput } from '../transport-input.ts';
import { gasReason, regulatedGas } from './gas-outcome.ts';

/** CLP Annex I, 2.3.2.1: above this share of flammable components an aerosol that was not tested is Category 1. */
const flammableAbove = percent(1);
const untested = 'CLP Annex I, 2.3.2.1, note; ADR 2.2.2.1.6';

/** UN 1950, its division and subsidiary hazards by what the aerosol holds (ADR 2.2.2.1.6). */
export function aerosolOutcome(input: TransportInput): TransportOutcome {
  const { hazards, outcomes } = input.classification;
  const aerosol = outcomes.find(({ hazardClass }) => hazardClass === 'Aerosols');
  const reasons = aerosol ? [gasReason(aerosol)] : [];
  const codes = hazards.map(({ code }) => code);
  const share = flammableShare(input);
  const isJudged = codes.some((code) => code.startsWith('Aerosol'));
  if (!isJudged && share <= flammableAbove) {
    return { status: 'incomplete', missing: aerosol?.missing ?? ['category of the aerosol'], reasons };
  }
  const isFlammable = isJudged ? codes.some((code) => /^Aerosol [12]/.test(code)) : true;
  const entry = aerosolEntry(isFlammable ? '2.1' : '2.2', codes);
  if (!entry) return { status: 'incomplete', missing: ['an entry for this aerosol'], reasons };
  const candidate = { entry, why: 'aerosol dispenser', paragraph: 'ADR 2.2.2.1.6' };
  return regulatedGas(input, [candidate], {
    reasons: [...reasons, ...(isJudged ? [] : [untestedReason(share)])],
    contributors: [],
  });
}

function aerosolEntry(division: string, codes: readonly string[]): DangerousGoodsEntry | undefined {
  const isToxic = codes.some((code) => /^Acute Tox\. [1-3]/.test(code));
  const isCorrosive = codes.some((code) => /^Skin Corr\./.test(code));
  const subsidiary = isToxic ? '6.1' : isCorrosive ? '8' : '';
  return findEntries('1950').find((entry) => entry.class === division && entry.subsidiaryHazards.join() === subsidiary);
}

function flammableShare({ mixture }: TransportInput): Ppb {
  return mixture.ingredients
    .filter(({ hazards }) => hazards !== 'not-assessed' && hazards.some(({ code }) => code.startsWith('Flam.')))
    .reduce((total, { concentration }) => total + concentration.upper, 0);
}

function untestedReason(share: Ppb): Reason {
  return {
    ruleId: 'transport.aerosol-untested',
    paragraph: untested,
    summary: `Flammable components ${toPercent(share)} % > ${toPercent(flammableAbove)} % and no test: taken as flammable`,
    counted: [],
    leftOut: [],
    found: share,
    limit: flammableAbove,
    unit: 'ppb',
  };
}
