import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { percent, type Ppb } from '@gosds/ghs/concentration';

/** Portland and aluminous cement; clinker has the number of the first. */
export const cements: readonly string[] = ['65997-15-1', '65997-16-2'];

/** Classes of entries 28 to 30 with the generic limits of CLP Annex I from which a mixture is not for the general public. */
export const classesNotForPublic: readonly { readonly hazards: AnyHazard; readonly atLeast: Ppb }[] = [
  { hazards: 'H350', atLeast: percent(0.1) },
  { hazards: 'H340', atLeast: percent(0.1) },
  { hazards: 'H360', atLeast: percent(0.3) },
];

/** Shares from which the condition of an entry holds for a mixture. */
export const conditionFrom = { toluene: percent(0.1), diisocyanates: percent(0.1), solvents: percent(0.3) } as const;

/** Solvents that are placed on the market only with these DNELs for workers, in mg/m³ and mg/kg body weight a day. */
export const workerDnels = [
  { entry: '71', cas: '872-50-4', inhalation: '14.4', dermal: '4.8' },
  { entry: '76', cas: '68-12-2', inhalation: '6', dermal: '1.1' },
] as const;

/** Entries that came into the law of the Union after Great Britain kept its own. */
export const unionOnly: readonly string[] = ['74', '76'];

/** Entries of solvents for industrial installations, whose packaging says so (column 2, paragraph 2). */
export const industrialSolvents: readonly string[] = ['32', '34', '35', '38'];

/** Shares from which an entry restricts a mixture, of each member by itself or of all together. */
export const mixtureLimits: readonly { readonly entry: string; readonly from: Ppb; readonly isSum?: boolean }[] = [
  { entry: '5', from: percent(0.1) },
  ...industrialSolvents.map((entry) => ({ entry, from: percent(0.1) })),
  { entry: '46', from: percent(0.1) },
  { entry: '54', from: percent(0.1) },
  { entry: '55', from: percent(3) },
  { entry: '56', from: percent(0.1), isSum: true },
  { entry: '57', from: percent(0.1) },
  { entry: '59', from: percent(0.1) },
  { entry: '60', from: percent(0.1) },
  { entry: '69', from: percent(0.6) },
  { entry: '70', from: percent(0.1) },
];
