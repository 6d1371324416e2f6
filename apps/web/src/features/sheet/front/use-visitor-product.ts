import { useCallback, useState } from 'react';
import { keepProduct, keptProduct, type VisitorProduct } from '../../../api/visitor-product.ts';
import { blankProduct } from './visitor-rows.ts';

/** The country in the browser's language, such as `DE` in `de-DE`; empty if there is none. */
function countryOfBrowser(): string {
  try {
    return new Intl.Locale(navigator.language).region ?? '';
  } catch {
    return '';
  }
}

/** The visitor's input; every change is stored in this browser. */
export function useVisitorProduct() {
  const [product, setProduct] = useState(() => keptProduct() ?? blankProduct(countryOfBrowser()));
  const change = useCallback((next: (product: VisitorProduct) => VisitorProduct) => {
    setProduct((before) => {
      const after = next(before);
      keepProduct(after);
      return after;
    });
  }, []);
  return { product, change };
}
