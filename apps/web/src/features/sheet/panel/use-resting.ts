import type { SheetDocument } from '@gosds/sheet/model/document';
import { restingSentences } from '@gosds/sheet/resting-sentences';
import { useEffect, useState } from 'react';
import { useWizard } from '../state/wizard-context.ts';

/** Ids of the sentences that rest on the input of the path, in the order of reading. */
export type Resting = { readonly path: string; readonly ids: readonly string[] };

const none: Resting = { path: '', ids: [] };

/** The whole sheet is made once more for the answer: not while the user types on, a key each 150 ms or so. */
const restMs = 300;

/** What rests on an input, told anew once the typing rests. */
export function useResting(document: SheetDocument, path: string): Resting {
  const { sheet } = useWizard();
  const [resting, setResting] = useState(none);
  useEffect(() => {
    if (path === '') return;
    const timer = setTimeout(() => {
      const { facts } = sheet.getState();
      if (facts) setResting({ path, ids: restingSentences(facts, document, path) });
    }, restMs);
    return () => {
      clearTimeout(timer);
    };
  }, [sheet, document, path]);
  return resting;
}
