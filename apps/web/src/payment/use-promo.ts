import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../api/call.ts';
import { words } from '../words/words.ts';
import { freeSheetsKey, loadFreeSheets } from './use-free-sheets.ts';
import { checkPromoCode, loadDiscount, type OrderChoice, spendPromoCode } from './payment-calls.ts';

type State = {
  readonly problem?: string;
  readonly isBusy?: boolean;
};

export type Promo = ReturnType<typeof usePromo>;

/** Shows one message at a time, so that the next step and its result do not stand side by side. */
export function sayOfPromo(message: 'clickNext' | 'applied') {
  notifications.hide(message === 'applied' ? 'clickNext' : 'applied');
  notifications.show({ id: message, message: words().checkout.promo[message], color: 'teal' });
}

type PromoUse = {
  /** `promoCode` is the applied code as typed; undefined if there is none. */
  readonly choice: OrderChoice;
  readonly onCode: (code: string | undefined) => void;
  readonly onPaid: () => void;
};

/** The promo code of an order. It is applied in the box, and used with Next or, if an amount remains, with the card. */
export function usePromo({ choice, onCode, onPaid }: PromoUse) {
  const { promoCode: code, promoType: type = 'GoSDS' } = choice;
  const [state, setState] = useState<State>({});
  const queries = useQueryClient();

  const apply = async (typed: string) => {
    setState({ isBusy: true });
    try {
      const { available } = await checkPromoCode(typed, type);
      setState(available ? {} : { problem: words().checkout.promo.invalid });
      if (!available) return;
      onCode(typed);
    } catch (error) {
      setState({ problem: messageOf(error) });
    }
  };

  const remove = () => {
    onCode(undefined);
    setState({});
  };

  /** Updates the number of remaining uses. Once there are none, the user's discount applies. */
  const refresh = async () => {
    const left = await queries.query({
      queryKey: [...freeSheetsKey, type],
      queryFn: () => loadFreeSheets(type),
      staleTime: 0,
    });
    if (left === 0) await loadDiscount(type);
    await queries.invalidateQueries({ queryKey: ['prices'] });
  };

  const spend = async () => {
    if (code === undefined || state.isBusy) return;
    setState({ isBusy: true });
    try {
      await spendPromoCode(choice);
    } catch (error) {
      onCode(undefined);
      setState({ problem: messageOf(error) });
      return;
    }
    sayOfPromo('applied');
    setState({});
    onCode(undefined);
    onPaid();
    await refresh().catch(() => undefined);
  };

  return { ...state, type, code, apply, remove, spend };
}
