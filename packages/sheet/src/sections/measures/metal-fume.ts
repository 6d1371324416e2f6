import { percent } from '@gosds/ghs/concentration';
import { atLeast } from '../../product/at-least.ts';
import type { Product } from '../../product/product.ts';
import { ingredientElements } from '../chemistry/ingredient-elements.ts';
import { isFlameWork } from './processing.ts';

const fumes = [
  { element: 'Cr', phrase: 'chromiumFume' },
  { element: 'Ni', phrase: 'nickelFume' },
] as const;

/** From this share a steel is alloyed with the metal, and its fume holds compounds of it. */
const alloyedFrom = percent(1);

/** What the fume of welding holds that causes cancer: IARC Monographs, volumes 100C and 118. */
export const cancerFumesOf = (product: Product) =>
  fumes
    .filter(
      ({ element }) =>
        isFlameWork(product) && atLeast(product, alloyedFrom).some((each) => ingredientElements(each)?.has(element)),
    )
    .map(({ phrase }) => phrase);
