import { type MessageValue, say } from '@gosds/ghs/message';
import { type AnyCategory, isCategoryOf } from '@gosds/ghs/hazard-question';
import type { ClassOutcome, Reason } from '@gosds/ghs/classification';
import type { Ingredient } from '@gosds/ghs/mixture';
import { findEntries } from '../find-entries.ts';
import type { DangerousGoodsEntry, TransportOutcome } from '../transport.ts';
import type { TransportInput } from '../transport-input.ts';
import { gasReason, regulatedGas } from './gas-outcome.ts';

/** UN 1950 with division and subsidiary hazards by the contents of the aerosol (ADR 2.2.2.1.6). */
export function aerosolOutcome(input: TransportInput): TransportOutcome {
  const { hazards, outcomes } = input.classification;
  const aerosol = outcomes.find(({ hazardClass }) => hazardClass === 'Aerosols');
  const reasons = aerosol ? [gasReason(aerosol)] : [];
  const codes = hazards.map(({ code }) => code);
  if (codes.some((code) => isCategoryOf(code, tooDangerous))) {
    return { status: 'incomplete', missing: [say('common-approvalContentsPackingGroupI')], reasons };
  }
  const division = divisionOf(codes, { aerosol, isAssessed: input.mixture.ingredients.every(isAssessed) });
  if (!division) return { status: 'incomplete', missing: missingOf(aerosol), reasons };
  const entry = aerosolEntry(division, codes);
  if (!entry) return { status: 'incomplete', missing: [say('aerosolOutcome-entryAerosol')], reasons };
  const candidate = { entry, why: say('aerosolOutcome-aerosolDispenser', { division }), paragraph: 'ADR 2.2.2.1.6' };
  return regulatedGas(input, [candidate], { reasons: [...reasons, ...untested(aerosol)], contributors: [] });
}

const isAssessed = ({ hazards }: Ingredient) => hazards !== 'not-assessed';

type Judged = { readonly aerosol: ClassOutcome | undefined; readonly isAssessed: boolean };

/**
 * The US law of 2012 has no Category 3: an aerosol that was judged and has no category is not flammable. An ingredient
 * that nobody has assessed may be flammable.
 */
function divisionOf(codes: readonly string[], judged: Judged): '2.1' | '2.2' | undefined {
  if (codes.some((code) => isCategoryOf(code, ['Aerosol 1', 'Aerosol 2']))) return '2.1';
  if (!judged.isAssessed) return undefined;
  return codes.some((code) => isCategoryOf(code, 'Aerosol')) || judged.aerosol?.status === 'not-classified'
    ? '2.2'
    : undefined;
}

const missingOf = (aerosol: ClassOutcome | undefined): readonly MessageValue[] =>
  aerosol && aerosol.missing.length > 0 ? aerosol.missing : [say('aerosolOutcome-categoryAerosol')];

/** What a test could still change. An untested aerosol gets the more flammable category. */
function untested(aerosol: ClassOutcome | undefined): readonly Reason[] {
  if (aerosol?.status !== 'incomplete' || aerosol.missing.length === 0) return [];
  const summary = say('aerosolOutcome-stillSettledCategoryAerosol', { missing: aerosol.missing });
  return [{ ruleId: 'transport.open', paragraph: 'ADR 2.2.2.1.6', summary, counted: [], leftOut: [] }];
}

/** Subsidiary hazards of an aerosol or a chemical under pressure, by its contents. */
export function subsidiaryOf(codes: readonly string[]): readonly string[] {
  const has = (wanted: AnyCategory) => codes.some((code) => isCategoryOf(code, wanted));
  return [
    ...(has(['Ox. Gas', 'Ox. Liq.', 'Ox. Sol.']) ? ['5.1'] : []),
    ...(has(['Acute Tox. 1', 'Acute Tox. 2', 'Acute Tox. 3']) ? ['6.1'] : []),
    ...(has('Skin Corr.') ? ['8'] : []),
  ];
}

/** An oxidising flammable aerosol has no entry of its own, so the division decides (ADR 2.2.2.1.6). */
function aerosolEntry(division: string, codes: readonly string[]): DangerousGoodsEntry | undefined {
  const wanted = subsidiaryOf(codes).filter((hazard) => division === '2.2' || hazard !== '5.1');
  return findEntries('1950').find(
    (entry) => entry.class === division && entry.subsidiaryHazards.join() === wanted.join(),
  );
}

/** Contents of packing group I must not be in aerosols or under gas pressure (ADR 2.2.2.1.6, 2.2.2.1.7). */
export const tooDangerous: AnyCategory = ['Acute Tox. 1', 'Skin Corr. 1A'];
