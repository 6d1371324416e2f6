import { promoTypeSchema } from '@gosds/contract/checkout/promo-codes';
import { codeDiscountSchema, codeQuantitySchema, newCodeSchema } from '@gosds/contract/staff/promo-codes';
import { type Fault, isWhole, numberIn } from './user-form.ts';

/** The inputs for a new promo code. */
export type CodeForm = {
  readonly code: string;
  readonly type: 'GoSDS' | 'GoGAL';
  readonly discount: string;
  readonly quantity: string;
  readonly until: string;
};

export const emptyCode: CodeForm = { code: '', type: 'GoSDS', discount: '100', quantity: '', until: '' };

export const codeModules = promoTypeSchema.options;

const faultOf = (text: string, schema: typeof codeDiscountSchema): Fault | undefined => {
  if (!isWhole(text)) return 'notInteger';
  return schema.safeParse(numberIn(text)).success ? undefined : 'outside';
};

/** Why each input is refused; undefined if it is accepted. */
export const codeFaults = ({ code, discount, quantity }: CodeForm) => ({
  code: newCodeSchema.safeParse(code).success ? undefined : ('outside' as const),
  discount: faultOf(discount, codeDiscountSchema),
  quantity: faultOf(quantity, codeQuantitySchema),
});

export const newCodeOf = ({ code, type, discount, quantity, until }: CodeForm) => ({
  ...{ code, type },
  discount: numberIn(discount),
  quantity: numberIn(quantity),
  validUntil: until === '' ? null : until,
});
