import type { LawOnDay } from './law-on-day.ts';
import { limitOf, readCode } from './limit-tables.ts';
import type { FlammableLiquidRules } from './market.ts';

const rule = 'flam-liq';

const boundOf = (key: 'flashBelowC' | 'flashAtMostC' | 'boilingAtMostC', value: number | undefined) =>
  value === undefined ? {} : { [key]: value };

/** The rules for flammable liquids of a law on a day. */
export function flammableLiquidRules(law: LawOnDay): FlammableLiquidRules {
  const categories = law.limits.filter((row) => row.rule === rule && row.category !== '');
  const valueOf = (row: string, measure: string) => limitOf(law, rule, [row, measure])?.value;
  const gasOil = limitOf(law, rule, ['gas-oil', 'flash point from']);
  const sustained = limitOf(law, rule, ['sustained-combustion', 'flash point above']);
  return {
    rows: categories.map(({ row, category, paragraph }) => ({
      id: row,
      outcome: readCode(category),
      ...boundOf('flashBelowC', valueOf(row, 'flash point below')),
      ...boundOf('flashAtMostC', valueOf(row, 'flash point up to')),
      ...boundOf('boilingAtMostC', valueOf(row, 'boiling point up to')),
      paragraph,
    })),
    ...(gasOil
      ? {
          gasOil: {
            fromC: gasOil.value,
            toC: valueOf('gas-oil', 'flash point up to') ?? gasOil.value,
            paragraph: gasOil.paragraph,
          },
        }
      : {}),
    ...(sustained ? { sustainedCombustion: { aboveC: sustained.value, paragraph: sustained.paragraph } } : {}),
  };
}
