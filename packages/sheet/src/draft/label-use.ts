import type { Mixture } from '@gosds/ghs/mixture';
import type { Draft } from './draft.ts';

type Description = Draft['description'];
type Use = NonNullable<Mixture['use']>;

/** Who uses the product: consumers read more on the label, and industry is spared some of it. */
export const productUses: readonly Use[] = ['industrial', 'professional', 'consumer'];

/** Undefined until one of them is chosen. */
export const productUseOf = ({ productUse }: Pick<Description, 'productUse'>): Use | undefined =>
  productUses.find((use) => use === productUse);

/** Millilitres; undefined where nothing readable above 0 is typed. */
export function packageMlOf({ packageMl }: Pick<Description, 'packageMl'>): number | undefined {
  const typed = packageMl.trim().replace(',', '.');
  const capacity = /^\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : 0;
  return capacity > 0 ? capacity : undefined;
}
