import type { SheetDocument } from '@gosds/sheet/model/document';
import { sentencesDependingOn } from '@gosds/sheet/sentences-depending-on';
import { useEffect, useState } from 'react';
import { useWizard } from '../state/wizard-context.ts';

/** Ids of the sentences that depend on the input at `path`, in reading order. */
export type DependentSentences = { readonly path: string; readonly ids: readonly string[] };

const none: DependentSentences = { path: '', ids: [] };

/**
 * Delay after the last key: the answer requires making the whole sheet again, and keys follow each other every 150 ms
 * or so.
 */
const restMs = 300;

/** The sentences that depend on an input, updated when typing pauses. */
export function useDependentSentences(document: SheetDocument, path: string): DependentSentences {
  const { sheet } = useWizard();
  const [dependent, setDependent] = useState(none);
  useEffect(() => {
    if (path === '') return;
    const timer = setTimeout(() => {
      const { facts } = sheet.getState();
      if (facts) setDependent({ path, ids: sentencesDependingOn(facts, document, path) });
    }, restMs);
    return () => {
      clearTimeout(timer);
    };
  }, [sheet, document, path]);
  return dependent;
}
