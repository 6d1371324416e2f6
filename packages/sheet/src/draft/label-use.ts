import type { Mixture } from '@gosds/ghs/mixture';
import type { Draft } from './draft.ts';

type Description = Draft['description'];
type Use = NonNullable<Mixture['use']>;

/** Users of the product: a consumer label has more text, an industrial one may have less. */
export const productUses: readonly Use[] = ['industrial', 'professional', 'consumer'];

/** Undefined until a use is chosen. */
export const productUseOf = ({ productUse }: Pick<Description, 'productUse'>): Use | undefined =>
  productUses.find((use) => use === productUse);

/** Capacity in millilitres; undefined unless a readable number above 0 is typed. */
export function packageMlOf({ packageMl }: Pick<Description, 'packageMl'>): number | undefined {
  const typed = packageMl.trim().replace(',', '.');
  const capacity = /^\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : 0;
  return capacity > 0 ? capacity : undefined;
}
