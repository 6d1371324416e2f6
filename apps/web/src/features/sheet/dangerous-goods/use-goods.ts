import type { DangerousGoodsEntry, TransportOutcome } from '@gosds/transport/transport';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useWizard } from '../state/wizard-context.ts';

/** The engine's outcome for the draft as it was last made; undefined while none was made. */
export function useTransport(): TransportOutcome | undefined {
  const { sheet } = useWizard();
  return useStore(sheet, (state) => state.made?.product.transport.land);
}

const none: readonly DangerousGoodsEntry[] = [];

/** Rows of the dangerous-goods list for a UN number or words of a name; the list is loaded when it is first needed. */
export function useGoodsSearch(text: string): readonly DangerousGoodsEntry[] {
  const sought = text.trim();
  const { data } = useQuery({
    queryKey: ['dangerous-goods', sought],
    queryFn: async () => (await import('@gosds/transport/find-entries')).searchEntries(sought, 20),
    enabled: sought.length >= 3,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return sought.length >= 3 ? (data ?? none) : none;
}
