import type { Sentence } from '@gosds/sheet/model/document';
import { memo, useEffect, useRef } from 'react';
import { usePlaceLabel } from '../state/place-label.ts';
import { hrefOfInput } from '../state/journey.ts';
import { useWizard } from '../state/wizard-context.ts';
import { DirectedText } from './directed-text.tsx';
import { useSpokenLanguage } from '../../../words/words.ts';
import styles from './sheet-view.module.css';

const shownMs = 1600;
const marked = new Map<Element, ReturnType<typeof setTimeout>>();

/**
 * Marks a sentence as changed for a moment. Setting and removing an attribute costs two paints; an animated background
 * would paint every frame while the user types.
 */
function markChanged(element: Element): void {
  clearTimeout(marked.get(element));
  element.setAttribute('data-changed', '');
  const timer = setTimeout(() => {
    element.removeAttribute('data-changed');
    marked.delete(element);
  }, shownMs);
  marked.set(element, timer);
}

function pathOf({ origin }: Sentence): string | null {
  return origin.kind === 'input' || origin.kind === 'missing' ? origin.path : null;
}

/** One sentence. Flashes when its text changes, and links to its input if it comes from one. */
export const SentenceView = memo(
  function SentenceView({ sentence }: { readonly sentence: Sentence }) {
    const { goToInput } = useWizard();
    const { tag, direction } = useSpokenLanguage();
    const path = pathOf(sentence);
    const labelOf = usePlaceLabel();
    const element = useRef<HTMLElement>(null);
    const shown = useRef(sentence.text);
    const isMissing = sentence.origin.kind === 'missing' || undefined;
    useEffect(() => {
      if (shown.current === sentence.text) return;
      shown.current = sentence.text;
      if (element.current) markChanged(element.current);
    }, [sentence.text]);
    if (path === null) {
      return (
        <span ref={element} data-missing={isMissing} data-sentence={sentence.id}>
          <DirectedText text={sentence.text} />
        </span>
      );
    }
    return (
      <a
        ref={(anchor) => {
          element.current = anchor;
        }}
        href={hrefOfInput(path)}
        className={styles['input']}
        data-missing={isMissing}
        data-sentence={sentence.id}
        onClick={(event) => {
          event.preventDefault();
          goToInput(path);
        }}
      >
        <DirectedText text={sentence.text} />
        {isMissing && (
          <span className={styles['fills']} lang={tag} dir={direction}>
            {labelOf(path)}
          </span>
        )}
      </a>
    );
  },
  ({ sentence: before }, { sentence: after }) =>
    before.id === after.id &&
    before.text === after.text &&
    before.origin.kind === after.origin.kind &&
    pathOf(before) === pathOf(after),
);
