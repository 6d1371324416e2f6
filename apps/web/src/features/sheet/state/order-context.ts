import { createContext, useContext } from 'react';
import type { OrderControl } from './use-order.ts';

export const OrderContext = createContext<OrderControl | null>(null);

export function useOrderControl(): OrderControl {
  const control = useContext(OrderContext);
  if (!control) throw new Error('This step needs an order around it.');
  return control;
}
