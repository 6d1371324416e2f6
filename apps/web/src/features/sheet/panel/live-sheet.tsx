import type { SheetDocument } from '@gosds/sheet/model/document';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { usePlaceLabel } from '../state/place-label.ts';
import { useWizard, useWizardUi } from '../state/wizard-context.ts';
import { markDependent, scrollWithin } from './dependent-marks.ts';
import { useDependentSentences, type DependentSentences } from './use-dependent-sentences.ts';
import styles from './live-sheet.module.css';
import { SheetView } from './sheet-view.tsx';
import { sentence } from '../../../words/sentence.ts';
import { useWords } from '../../../words/words.ts';

/** Focuses a sentence that is a link, else the panel around it. */
function focusSentence(sentence: HTMLElement | undefined, area: HTMLElement): void {
  const target = sentence?.matches('a') ? sentence : area.closest<HTMLElement>('[role="tabpanel"]');
  target?.focus({ preventScroll: true });
}

type Marks = { readonly area: RefObject<HTMLDivElement | null>; readonly dependent: DependentSentences };

/** Keeps the marks on the page and the current one, which is the first when another input is entered. */
function useMarks({ area, dependent }: Marks, document: SheetDocument) {
  const { ui } = useWizard();
  const [place, setPlace] = useState({ path: '', at: 0 });
  const marked = useRef<readonly HTMLElement[]>([]);
  const path = useWizardUi(({ field }) => field);
  const isSought = useWizardUi((state) => state.isSought);
  const at = place.path === dependent.path ? place.at : 0;

  useEffect(() => {
    if (area.current === null) return;
    marked.current = markDependent(area.current, dependent.ids);
  }, [area, dependent, document]);

  useEffect(() => {
    const [first] = marked.current;
    if (first) scrollWithin(first);
  }, [dependent.path]);

  useEffect(() => {
    if (!isSought || area.current === null || (path !== '' && dependent.path !== path)) return;
    const [first] = marked.current;
    if (first) scrollWithin(first);
    focusSentence(first, area.current);
    ui.setState({ isSought: false });
  }, [area, isSought, path, dependent.path, ui]);

  const step = (by: 1 | -1) => {
    const count = marked.current.length;
    if (count === 0) return;
    const next = (at + by + count) % count;
    const element = marked.current[next];
    setPlace({ path: dependent.path, at: next });
    if (element) scrollWithin(element);
  };
  return { at, step };
}

type BarProps = {
  readonly label: string;
  readonly count: number;
  readonly at: number;
  readonly onStep: (by: 1 | -1) => void;
};

function DependencyBar({ label, count, at, onStep }: BarProps) {
  const { depends } = useWords().panel;
  const field = { field: label, strong: (text: string) => <b>{text}</b> };
  if (count === 0) {
    return (
      <p className={styles['bar']}>
        <span className={styles['depends']}>{sentence(depends.none(field))}</span>
      </p>
    );
  }
  return (
    <div className={styles['bar']}>
      <span className={styles['depends']}>
        {sentence(count === 1 ? depends.one(field) : depends.some({ ...field, at: at + 1, count }))}
      </span>
      {count > 1 && (
        <Button.Group>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={depends.previousOf(label)}
            onClick={() => {
              onStep(-1);
            }}
          >
            {depends.previous}
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={depends.nextOf(label)}
            onClick={() => {
              onStep(1);
            }}
          >
            {depends.next}
          </Button>
        </Button.Group>
      )}
    </div>
  );
}

/** The current sheet. Marks the sentences that depend on the current input. */
export function LiveSheet({ document }: { readonly document: SheetDocument }) {
  const { depends } = useWords().panel;
  const area = useRef<HTMLDivElement>(null);
  const field = useWizardUi((state) => state.field);
  const dependent = useDependentSentences(document, field);
  const { at, step } = useMarks({ area, dependent }, document);
  const labelOf = usePlaceLabel();
  return (
    <>
      <p className={styles['guide']}>
        {depends.guide} <span className={styles['keys']}>{depends.keys}</span>
      </p>
      {dependent.path !== '' && (
        <DependencyBar label={labelOf(dependent.path)} count={dependent.ids.length} at={at} onStep={step} />
      )}
      <div ref={area}>
        <SheetView document={document} />
      </div>
    </>
  );
}
