import type { Draft } from './draft.ts';

type Goods = Draft['dangerousGoods'];

/** On what the user's own entry rests: document and date, as section 14 cites them; empty where nothing is said. */
export const entryBasisText = ({ basis }: Pick<Goods, 'basis'>): string =>
  basis.source.trim() === ''
    ? ''
    : [basis.source, basis.date]
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .join(', ');

/** The user chose an entry and says why: panel, findings and sheet follow it, whatever the data lead to. */
export const isChosenWithReason = (goods: Pick<Goods, 'basis' | 'unNumber'>): boolean =>
  goods.unNumber.trim() !== '' && entryBasisText(goods) !== '';
