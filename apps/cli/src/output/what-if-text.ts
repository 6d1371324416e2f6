import type { ClassChange } from '@gosds/ghs/analysis/class-changes';
import type { IngredientWhatIf, NextLimit } from '@gosds/ghs/analysis/what-if';
import { toPercent } from '@gosds/ghs/concentration';
import type { Market } from '@gosds/ghs/markets/market';
import { hazardText } from './hazard-text.ts';

/** How far each ingredient is from the next limit, and what happens without it. */
export function whatIfText(market: Market, ingredients: readonly IngredientWhatIf[]): readonly string[] {
  return [
    `${market.id.toUpperCase()} (${market.law})`,
    ...ingredients.flatMap((one) => [
      `  ${one.name}, counted with ${toPercent(one.share)} %`,
      ...limitLines('more severe from', one.moreSevereFrom),
      ...limitLines('milder from', one.milderFrom),
      ...changeLines('without it, water in its place', one.replacedByWater),
      ...changeLines('without it, the others in its place', one.othersRescaled),
    ]),
  ];
}

function limitLines(words: string, limit: NextLimit | undefined): readonly string[] {
  if (!limit) return [`    ${words}: no share changes a class`];
  const points = `${limit.percentPoints > 0 ? '+' : ''}${limit.percentPoints} percent points`;
  return changeLines(`${words} ${toPercent(limit.share)} % (${points})`, limit.changes);
}

const changeLines = (words: string, changes: readonly ClassChange[]): readonly string[] => [
  `    ${words}${changes.length === 0 ? ': no class changes' : ''}`,
  ...changes.map(({ hazardClass, before, after, reason }) => {
    const rule = reason ? ` [${reason.ruleId}; ${reason.paragraph}]` : '';
    return `      ${hazardClass}: ${hazardsText(before)} -> ${hazardsText(after)}${rule}`;
  }),
];

const hazardsText = (hazards: ClassChange['before']): string => hazards.map(hazardText).join(', ') || 'not classified';
