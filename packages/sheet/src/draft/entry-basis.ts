import type { Draft } from './draft.ts';

type Goods = Draft['dangerousGoods'];

/** The document and date behind the user's own transport entry, as section 14 cites them; empty if none is given. */
export const entryBasisText = ({ basis }: Pick<Goods, 'basis'>): string =>
  basis.source.trim() === ''
    ? ''
    : [basis.source, basis.date]
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .join(', ');

/** True if the user chose a transport entry and gave its source. Panel, findings and sheet then follow that entry. */
export const isChosenWithReason = (goods: Pick<Goods, 'basis' | 'unNumber'>): boolean =>
  goods.unNumber.trim() !== '' && entryBasisText(goods) !== '';
