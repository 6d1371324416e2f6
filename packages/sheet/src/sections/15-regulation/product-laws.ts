import type { SheetPhrases } from '@gosds/phrases/language';
import type { Product } from '../../product/product.ts';
import type { Writing } from '../writing.ts';

type LawName = keyof SheetPhrases['productLaws'] & ('aerosols' | 'biocides' | 'detergents' | 'paints' | 'plants');

/** A law of the Union for a kind or use of product, in addition to those for all chemicals. */
type ProductLaw = {
  readonly law: LawName;
  /** In Great Britain: the same regulation as it applies there, or separate regulations. */
  readonly inBritain: 'assimilated' | 'gbAerosols' | 'gbPaints';
  readonly applies: (product: Product) => boolean;
};

const productLaws: readonly ProductLaw[] = [
  { law: 'aerosols', inBritain: 'gbAerosols', applies: ({ state }) => state === 'aerosol' },
  { law: 'biocides', inBritain: 'assimilated', applies: ({ purposes }) => purposes.others.has('biocide') },
  {
    // A detergent contains soap or another surfactant and is intended for washing or cleaning (Article 2(1)).
    law: 'detergents',
    inBritain: 'assimilated',
    applies: (product) =>
      product.purposes.others.has('cleaning') && product.ingredients.some(({ family }) => family === 'surfactant'),
  },
  { law: 'paints', inBritain: 'gbPaints', applies: ({ purposes }) => purposes.kind === 'paint' },
  { law: 'plants', inBritain: 'assimilated', applies: ({ purposes }) => purposes.others.has('plant-protection') },
];

/** The names of the laws for this kind and these uses. */
export const productLawsOf = (product: Product): readonly LawName[] =>
  productLaws.filter(({ applies }) => applies(product)).map(({ law }) => law);

/** The laws for this kind and these uses, as section 15 names them. */
export function productLawTexts(writing: Writing, place: 'union' | 'britain'): readonly string[] {
  const { productLaws: words, regulation } = writing.phrases;
  return productLaws
    .filter(({ applies }) => applies(writing.product))
    .map(({ law, inBritain }) => {
      if (place === 'union') return regulation.item(words[law]);
      return inBritain === 'assimilated' ? words.inGreatBritain(words[law]) : regulation.item(words[inBritain]);
    });
}
