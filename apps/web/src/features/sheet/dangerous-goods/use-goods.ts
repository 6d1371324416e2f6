import { goodsSuggestions } from '@gosds/contract/documents/goods-suggestions';
import type { Mixture } from '@gosds/ghs/mixture';
import type { Draft } from '@gosds/sheet/draft/draft';
import type { SuggestedEntry } from '@gosds/sheet/product/goods-suggestions';
import type { DangerousGoodsEntry, TransportOutcome } from '@gosds/transport/transport';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useEffect } from 'react';
import { invoke } from '../../../api/invoke.ts';
import { logError } from '../../../api/log-error.ts';
import { useDraft, useWizard } from '../state/wizard-context.ts';

/** The engine's outcome for the last sheet of the draft; undefined before the first one. */
export function useTransport(): TransportOutcome | undefined {
  const { sheet } = useWizard();
  return useStore(sheet, (state) => state.made?.product.transport.land);
}

const noIngredients = { ingredients: [] };

/** The product as the engine sees it; without ingredients until it is worked out. */
export function useMixture(): Pick<Mixture, 'ingredients'> {
  const { sheet } = useWizard();
  return useStore(sheet, (state) => state.made?.product.mixture ?? noIngredients);
}

/** True if the engine of this page failed before making a sheet. */
export function useEngineFailed(): boolean {
  const { sheet } = useWizard();
  return useStore(sheet, ({ status, made }) => status === 'failed' && made === null);
}

const none: readonly DangerousGoodsEntry[] = [];

/** Rows of the dangerous-goods list for a UN number or words of a name. The list is loaded on first use. */
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

/** Rows from the service; empty while the page makes its own. */
async function loadSuggestions(document: Draft, signal: AbortSignal): Promise<readonly SuggestedEntry[]> {
  const { Data } = await invoke(goodsSuggestions, { body: { document }, signal });
  return Data.rows.map((row) => ({
    un: row.UN,
    class: row.DGC,
    subsidiaryHazards: [row.SubRisk1, row.SubRisk2].filter((risk) => risk !== 'None'),
    packingGroup: row.PackingGroup === 'None' ? null : row.PackingGroup,
    properShippingName: row.ShippingName,
    hazChem: row.HazChem,
  }));
}

const noEntries: readonly SuggestedEntry[] = [];

/** Suggestions from the service, requested only if the engine of this page failed. Reports a failure. */
export function useServerSuggestions() {
  const isNeeded = useEngineFailed();
  const draft = useDraft((each) => each);
  const { data, error } = useQuery({
    queryKey: ['goods-suggestions', draft.ingredients, draft.properties, draft.dangerousGoods.unNumber],
    queryFn: ({ signal }) => loadSuggestions(draft, signal),
    enabled: isNeeded,
    retry: false,
  });
  useEffect(() => {
    if (error) logError(error, goodsSuggestions.path);
  }, [error]);
  return { entries: isNeeded ? (data ?? noEntries) : noEntries, error: isNeeded ? error : null };
}
