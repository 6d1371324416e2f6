import type { SheetPhrases } from '@gosds/phrases/language';
import type { SheetContext } from '../sheet-context.ts';

type LawName = keyof SheetPhrases['productLaws'] & ('aerosols' | 'biocides' | 'detergents' | 'paints' | 'plants');

/** A law of the Union for products of a kind, or of a use, beside those for all chemicals. */
type ProductLaw = {
  readonly law: LawName;
  /** In Great Britain: the same regulation as it applies there, or regulations of its own. */
  readonly inBritain: 'assimilated' | 'gbAerosols' | 'gbPaints';
  readonly applies: (c: SheetContext) => boolean;
};

const productLaws: readonly ProductLaw[] = [
  { law: 'aerosols', inBritain: 'gbAerosols', applies: ({ state }) => state === 'aerosol' },
  { law: 'biocides', inBritain: 'assimilated', applies: ({ purposes }) => purposes.others.has('biocide') },
  {
    // A detergent contains soap or another surfactant and is meant for washing or cleaning (Article 2(1)).
    law: 'detergents',
    inBritain: 'assimilated',
    applies: (c) => c.purposes.others.has('cleaning') && c.ingredients.some(({ family }) => family === 'surfactant'),
  },
  { law: 'paints', inBritain: 'gbPaints', applies: ({ purposes }) => purposes.kind === 'paint' },
  { law: 'plants', inBritain: 'assimilated', applies: ({ purposes }) => purposes.others.has('plant-protection') },
];

/** The laws for a product of this kind and these uses, as section 15 names them. */
export function productLawTexts(c: SheetContext, place: 'eu' | 'gb'): readonly string[] {
  const { productLaws: words, regulation } = c.phrases;
  return productLaws
    .filter(({ applies }) => applies(c))
    .map(({ law, inBritain }) => {
      if (place === 'eu') return regulation.item(words[law]);
      return inBritain === 'assimilated' ? words.inGreatBritain(words[law]) : regulation.item(words[inBritain]);
    });
}
