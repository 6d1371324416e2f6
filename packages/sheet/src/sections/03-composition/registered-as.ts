import { registrationNumbers } from '../../draft/registration-number.ts';
import type { ProductIngredient } from '../../product/product.ts';
import type { Writing } from '../writing.ts';

/**
 * The registration numbers of an ingredient under the law of the country; blank if the country has no register, or if
 * none was typed.
 */
export function registeredAs({ product }: Writing, { row }: ProductIngredient): string {
  const { registrationNumbers: law } = product.profile;
  return law ? registrationNumbers(row.registrationNumber, law).join(', ') : '';
}
