import type { Draft } from '../draft.ts';
import { isDate } from './check-product-tests.ts';
import { type Finding, problem } from './finding.ts';
import { messages } from './messages-en.ts';

type DangerousGoods = Draft['dangerousGoods'];

const isChosen = (text: string) => !['', 'Any', 'None'].includes(text.trim());

/** Up to six digits, `None`, or `NA` and up to four digits. */
export const isUnNumber = (text: string): boolean => /^(\d{1,6}|None|NA\d{1,4})$/.test(text);

/** `(contains X)` or `(contains X and Y)`; empty without names. */
export const nosText = (names: readonly string[]): string =>
  names.length === 0 ? '' : `(contains ${names.join(' and ')})`;

/** Said before a third technical name is taken. */
export function checkNosChoice(names: readonly string[]): Finding[] {
  return names.length > 2 ? [problem('dangerousGoods.nosIngredients', messages.tooManyNos)] : [];
}

function checkBasis({ basis }: DangerousGoods): Finding[] {
  const date = basis.date.trim();
  return date === '' || isDate(date) ? [] : [problem('dangerousGoods.basis.date', messages.testDate)];
}

export function checkDangerousGoods(goods: DangerousGoods): Finding[] {
  const un = goods.unNumber.trim();
  if (un !== '' && !isUnNumber(un)) return [problem('dangerousGoods.unNumber', messages.unNumber)];
  const hasUn = isChosen(un);
  const isFilled = [goods.dgClass, goods.subRisk1, goods.subRisk2, goods.packagingGroup].some(isChosen);
  return [
    ...(hasUn && !isChosen(goods.dgClass) ? [problem('dangerousGoods.dgClass', messages.dgClass)] : []),
    ...(!hasUn && isFilled ? [problem('dangerousGoods.unNumber', messages.dgWithoutUn)] : []),
    ...checkNosChoice(goods.nosIngredients),
    ...checkBasis(goods),
  ];
}
