import { substances } from '@gosds/catalogue/catalogue';
import type { Draft } from '@gosds/sheet/draft/draft';
import { draftOf, picked } from '../products/supplier.ts';
import { pick, sampled, seeded } from './seeded.ts';

const countries = ['DE', 'FR', 'GB', 'US', 'CA', 'AU', 'CH', 'TR', 'CN', 'JP', 'KR', 'BR', 'MX', 'NZ', 'SG', 'ZZ'];
const byState = {
  Liquid: substances.filter(({ properties }) => properties.state === 'liquid'),
  Solid: substances.filter(({ properties }) => properties.state === 'solid'),
};

/** The first properties in section 9 for a liquid and for a solid; the others follow from them. */
const propertiesOf = (next: () => number, state: keyof typeof byState): Partial<Draft['properties']> =>
  state === 'Solid'
    ? { state, waterSolubility: 'Partly miscible' }
    : {
        state,
        waterSolubility: pick(next, ['Miscible', 'Partly miscible', 'Immiscible']),
        flashPoint: { value: pick(next, ['-10', '12', '31', '75']), unit: '°C' },
        boilingPoint: { value: pick(next, ['80', '110', '180']), unit: '°C' },
        density: { value: '0.95', unit: 'g/cm³' },
        ph: pick(next, ['', '1', '7', '13']),
      };

/** A random product: one to six catalogue substances with concentrations that total 100 %. */
export function randomDraft(seed: number): Draft {
  const next = seeded(seed * 7919);
  const state = pick(next, ['Liquid', 'Liquid', 'Solid'] as const);
  const parts = sampled(next, byState[state], 1 + Math.floor(next() * 6));
  const weights = parts.map(() => 1 + Math.floor(next() * 20));
  const whole = weights.reduce((sum, each) => sum + each, 0);
  const shares = weights.map((each) => Math.floor((100 * each) / whole));
  const rest = 100 - shares.reduce((sum, each) => sum + each, 0);
  return draftOf({
    productName: `Random ${seed}`,
    country: pick(next, countries),
    uses: 'Industrial cleaning of metal parts',
    ingredients: parts.map(({ materialId, name }, index) =>
      picked(String(index + 1), materialId, [name, String((shares[index] ?? 0) + (index === 0 ? rest : 0))]),
    ),
    properties: propertiesOf(next, state),
  });
}
