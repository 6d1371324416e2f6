import { toPercent } from '@gosds/ghs/concentration';
import { blendByMass } from '@gosds/ghs/rules/physical/refrigerant-blends';
import { tellOf } from '@gosds/phrases/finding-message';
import type { ProductIngredient } from '../product/product.ts';
import { fault, type Fault } from './check.ts';
import { type CheckedSheet, pathOf } from './checked-sheet.ts';

type Part = { readonly each: ProductIngredient; readonly share: number; readonly moles: number };

/** Exact shares with their amounts by molar mass; undefined if one of them is a range or a molar mass is not known. */
function partsOf(ingredients: readonly ProductIngredient[]): readonly Part[] | undefined {
  const parts = ingredients.map((each): Part => {
    const { lower, upper } = each.ingredient.concentration;
    const share = lower === upper ? toPercent(upper) : Number.NaN;
    return { each, share, moles: share / (each.substance?.molarMass ?? Number.NaN) };
  });
  return parts.every(({ moles }) => Number.isFinite(moles)) ? parts : undefined;
}

/**
 * A refrigerant whose shares are those of a known blend by mass, where the recipe of a gas means them by volume. The fix
 * writes the shares by volume, to a tenth of a per cent.
 */
export function blendsByMass({ product, writing: { ingredients } }: CheckedSheet): readonly Fault[] {
  const parts = product.state === 'gas' ? partsOf(ingredients) : undefined;
  if (!parts) return [];
  const blend = blendByMass(new Map(parts.map(({ each, share }) => [each.substance?.cas ?? '', share])));
  if (blend === undefined) return [];
  const total = parts.reduce((sum, { moles }) => sum + moles, 0);
  const changes = parts.map(({ each, moles }) => ({
    path: pathOf(each, 'proportion'),
    value: String(Math.round((1000 * moles) / total) / 10),
  }));
  const label = tellOf('shared.write', changes.map(({ value }) => `${value} %`).join(' + '));
  return [fault([blend], 'ingredients', { label, changes })];
}
