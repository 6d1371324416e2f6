import { useCallback, useState } from 'react';
import { keepProduct, keptProduct, type VisitorProduct } from '../../../api/visitor-product.ts';
import { blankProduct } from './visitor-rows.ts';

/** The country that the browser's language names, such as `DE` of `de-DE`; empty where it names none. */
function countryOfBrowser(): string {
  try {
    return new Intl.Locale(navigator.language).region ?? '';
  } catch {
    return '';
  }
}

/** What the visitor types; it is kept in this browser with every change. */
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
