import { lawAheadOfDraft } from '@gosds/contract/documents/law-ahead';
import type { ListedSheet } from '@gosds/contract/drafts/list-drafts';
import { lawChangesFor } from '@gosds/sheet/law-ahead/law-calendar';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { invoke } from '../../../api/invoke.ts';
import type { ComparedSheet } from './coming-days.ts';

type OneSheet = Pick<ListedSheet, 'id' | 'version'>;

/** The changes in a saved sheet on each later day. The service computes them for each version. */
export const lawAheadQuery = ({ id, version }: OneSheet) => ({
  queryKey: ['law-ahead', id, version],
  queryFn: () => invoke(lawAheadOfDraft, { params: { id } }),
  staleTime: 10 * 60_000,
});

type Failed = { readonly sheet: ListedSheet; readonly error: Error };

export type LawAheadOfSheets = {
  readonly compared: readonly ComparedSheet<ListedSheet>[];
  readonly failed: readonly Failed[];
  /** Number of sheets still being compared. */
  readonly waiting: number;
  /** ISO date of the law that counts as today's; undefined until one sheet is compared. */
  readonly today: string | undefined;
};

/** Number of parallel requests: the service makes one sheet of a user at a time, and the next one waits. */
const atOnce = 2;

/** The sheets under the law of later days; the page shows those already compared. */
export function useLawAhead(sheets: readonly ListedSheet[]): LawAheadOfSheets {
  const [asked, setAsked] = useState(atOnce);
  const ahead = useQueries({
    queries: sheets.map((sheet, index) => ({ ...lawAheadQuery(sheet), enabled: index < asked })),
    combine: (results) => ({
      compared: results.flatMap(({ data }, index) => {
        const sheet = sheets[index];
        return data && sheet
          ? [{ sheet, changes: lawChangesFor(sheet.country), steps: data.steps, isOfCatalogue: data.isOfCatalogue }]
          : [];
      }),
      failed: results.flatMap(({ error }, index) => {
        const sheet = sheets[index];
        return error && sheet ? [{ sheet, error }] : [];
      }),
      waiting: results.filter(({ isPending }) => isPending).length,
      today: results.find(({ data }) => data !== undefined)?.data?.today,
    }),
  });
  const next = sheets.length - ahead.waiting + atOnce;
  if (next !== asked) setAsked(next);
  return ahead;
}
