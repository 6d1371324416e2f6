import type { Draft } from '../../draft/draft.ts';
import { isDayOrLess } from '../../draft/day.ts';
import type { Finding } from '../finding.ts';
import { found } from './entry-check.ts';
import { entryChecks } from './entry-checks-table.ts';

type DangerousGoods = Draft['dangerousGoods'];

const isChosen = (text: string) => !['', 'Any', 'None'].includes(text.trim());

/** True for up to six digits, `None`, or `NA` with up to four digits. */
export const isUnNumber = (text: string): boolean => /^(\d{1,6}|None|NA\d{1,4})$/.test(text);

/** Refuses a third technical name. */
export function checkNosChoice(names: readonly string[]): Finding[] {
  return names.length > 2 ? [found(entryChecks.tooManyNos, 'dangerousGoods.nosIngredients')] : [];
}

function checkBasis({ basis }: DangerousGoods): Finding[] {
  const date = basis.date.trim();
  return date === '' || isDayOrLess(date) ? [] : [found(entryChecks.testDate, 'dangerousGoods.basis.date')];
}

export function checkDangerousGoods(goods: DangerousGoods): Finding[] {
  const un = goods.unNumber.trim();
  if (un !== '' && !isUnNumber(un)) return [found(entryChecks.unNumber, 'dangerousGoods.unNumber')];
  const hasUn = isChosen(un);
  const isFilled = [goods.dgClass, goods.subRisk1, goods.subRisk2, goods.packagingGroup].some(isChosen);
  return [
    ...(hasUn && !isChosen(goods.dgClass) ? [found(entryChecks.dgClass, 'dangerousGoods.dgClass')] : []),
    ...(!hasUn && isFilled ? [found(entryChecks.dgWithoutUn, 'dangerousGoods.unNumber')] : []),
    ...checkNosChoice(goods.nosIngredients),
    ...checkBasis(goods),
  ];
}
