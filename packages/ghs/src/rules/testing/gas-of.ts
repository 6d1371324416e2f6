import type { Ingredient, Mixture } from '../../mixture.ts';
import { ingredient, mixtureOf } from './mixture-of.ts';

type Gas = { readonly cas: string; readonly classes: readonly string[] };

/** Gases as their suppliers classify them. */
const gases = {
  hydrogen: { cas: '1333-74-0', classes: ['Flam. Gas 1A H220', 'Press. Gas (Comp.) H280'] },
  methane: { cas: '74-82-8', classes: ['Flam. Gas 1A H220', 'Press. Gas (Comp.) H280'] },
  propane: { cas: '74-98-6', classes: ['Flam. Gas 1A H220', 'Press. Gas (Liq.) H280'] },
  silane: { cas: '7803-62-5', classes: ['Flam. Gas 1A Pyr. Gas H220', 'Flam. Gas 1A Pyr. Gas H232'] },
  butadiene: { cas: '106-99-0', classes: ['Flam. Gas 1A H220'] },
  ammonia: { cas: '7664-41-7', classes: ['Flam. Gas 2 H221', 'Press. Gas (Liq.) H280', 'Acute Tox. 3 H331 (gas)'] },
  carbonMonoxide: { cas: '630-08-0', classes: ['Flam. Gas 1B H221', 'Press. Gas (Comp.) H280'] },
  difluoromethane: { cas: '75-10-5', classes: ['Flam. Gas 1A H220', 'Press. Gas (Liq.) H280'] },
  pentafluoroethane: { cas: '354-33-6', classes: ['Press. Gas (Liq.) H280'] },
  tetrafluoroethane: { cas: '811-97-2', classes: ['Press. Gas (Liq.) H280'] },
  nitrogen: { cas: '7727-37-9', classes: ['Press. Gas (Comp.) H280'] },
  argon: { cas: '7440-37-1', classes: ['Press. Gas (Comp.) H280'] },
  helium: { cas: '7440-59-7', classes: ['Press. Gas (Comp.) H280'] },
  carbonDioxide: { cas: '124-38-9', classes: ['Press. Gas (Liq.) H280'] },
  oxygen: { cas: '7782-44-7', classes: ['Ox. Gas 1 H270', 'Press. Gas (Comp.) H280'] },
  nitrousOxide: { cas: '10024-97-2', classes: ['Ox. Gas 1 H270', 'Press. Gas (Liq.) H280'] },
  air: { cas: '132259-10-0', classes: [] },
} as const satisfies Readonly<Record<string, Gas>>;

type Share = number | readonly [number, number];

/** One gas with its concentration by volume, in percent. */
export const gas = (name: keyof typeof gases, share: Share, more: Partial<Ingredient> = {}): Ingredient =>
  ingredient(share, gases[name].classes, { name, cas: gases[name].cas, ...more });

/** A gas mixture by concentrations in percent. */
export const gasOf = (
  shares: Readonly<Partial<Record<keyof typeof gases, Share>>>,
  more: Partial<Mixture> = {},
): Mixture =>
  mixtureOf(
    keysOf(shares).map((name) => gas(name, shares[name] ?? 0)),
    { physicalState: 'gas', ...more },
  );

const keysOf = (shares: object) =>
  Object.keys(shares).filter((key): key is keyof typeof gases => Object.hasOwn(gases, key));
