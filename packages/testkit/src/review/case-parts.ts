import { picked } from '../products/supplier.ts';
import { all, type Change, given, properties, row, rows, to } from './change.ts';

/** One check: a sheet that passes, and the small change that makes it fail. Default: the golden brake cleaner. */
export type CheckCase = { readonly passes: Change; readonly fails: Change };

export const brake: Change = {};
export const cleaner: Change = { of: 'cleaner' };
export const fungicide: Change = { of: 'fungicide' };
export const german = to('DE');
export const on = (base: Change, ...changes: readonly Change[]): Change => all(base, ...changes);

/** The sheet passes unchanged and fails once changed. */
export const breaks = (base: Change, ...changes: readonly Change[]): CheckCase => ({
  passes: base,
  fails: on(base, ...changes),
});

/** The sheet fails unchanged and passes once repaired. */
export const mends = (base: Change, ...changes: readonly Change[]): CheckCase => ({
  passes: on(base, ...changes),
  fails: base,
});
export const hand = {
  hazards: ['Skin Irrit. 2 H315'],
  specificLimits: [],
  mAcute: '',
  mChronic: '',
  ateOral: '',
  ateDermal: '',
  ateVapour: '',
  ateDustMist: '',
  ateGas: '',
  notHazardous: false,
  source: 'Supplier',
};
export const only = (...ingredients: readonly ReturnType<typeof picked>[]): Change => rows(() => [...ingredients]);
export const added = (ingredient: ReturnType<typeof picked>): Change => rows((each) => [...each, ingredient]);
export const sugar: Change = on(
  properties({ state: 'Solid', flashPoint: { value: '', unit: 'Not Applicable' } }),
  only(picked('1', 3030, ['Sucrose', '100'])),
);

export const selfDecomposing = given('Organic peroxides', 'Org. Perox. D', 'H242');

/** The first ingredient with a share in place of the true one. */
export const secret = (sanitisedProportion: string): Change =>
  row(0, { sanitisedName: 'Aromatic solvent', sanitisedProportion });
