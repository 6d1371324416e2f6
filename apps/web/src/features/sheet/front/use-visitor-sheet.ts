import { useEffect, useMemo, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { VisitorProduct } from '../../../api/visitor-product.ts';
import { createSheetStore, type SheetStore, startSheetEngine } from '../state/sheet-engine.ts';
import { useSpokenLanguage } from '../../../words/words.ts';
import { enginePorts } from '../state/use-live-sheet.ts';
import { keepNames } from './held-names.ts';
import { draftOfVisitor } from './visitor-draft.ts';

const nothingPublished = async () => [];

/** Also keeps the names for the table. */
async function loadSubstance(materialId: number) {
  const facts = await enginePorts.loadSubstance(materialId);
  keepNames(facts.substance);
  return facts;
}

/** The sheet of the visitor's product, made in this browser by the wizard's engine. */
export function useVisitorSheet(product: VisitorProduct): SheetStore {
  const { tag } = useSpokenLanguage();
  const draft = useMemo(() => draftOfVisitor(product, tag), [product, tag]);
  const [drafts] = useState(() => createStore(() => ({ draft })));
  const [sheet] = useState(createSheetStore);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) drafts.setState({ draft });
    isFirst.current = false;
  }, [drafts, draft]);
  useEffect(() => {
    const source = {
      getDraft: () => drafts.getState().draft,
      isPublished: () => false,
      subscribe: (listener: () => void) => drafts.subscribe(listener),
    };
    return startSheetEngine(source, sheet, { ...enginePorts, loadSubstance, loadPublished: nothingPublished });
  }, [drafts, sheet]);
  return sheet;
}
