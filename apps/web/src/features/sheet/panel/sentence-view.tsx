import type { Sentence } from '@gosds/sheet/document';
import { createContext, memo, useContext, useEffect, useRef } from 'react';
import { markChanged } from './mark-changed.ts';
import { DirectedText } from './directed-text.tsx';
import styles from './sheet-view.module.css';

/** Leads to the input of a path: by a click to its step and focus, by the address to its step. */
export type InputLink = {
  readonly go: (path: string) => void;
  readonly hrefOf: (path: string) => string;
  readonly labelOf: (path: string) => string;
};

/** Null where the sheet is only read. */
export const InputLinkContext = createContext<InputLink | null>(null);

function pathOf({ origin }: Sentence): string | null {
  return origin.kind === 'input' || origin.kind === 'missing' ? origin.path : null;
}

/** One sentence: it flashes when its text changes, and leads to its input where it comes from one. */
export const SentenceView = memo(
  function SentenceView({ sentence }: { readonly sentence: Sentence }) {
    const link = useContext(InputLinkContext);
    const path = pathOf(sentence);
    const element = useRef<HTMLElement>(null);
    const shown = useRef(sentence.text);
    const isMissing = sentence.origin.kind === 'missing' || undefined;
    useEffect(() => {
      if (shown.current === sentence.text) return;
      shown.current = sentence.text;
      if (element.current) markChanged(element.current);
    }, [sentence.text]);
    if (link === null || path === null) {
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
        href={link.hrefOf(path)}
        className={styles['input']}
        data-missing={isMissing}
        data-sentence={sentence.id}
        onClick={(event) => {
          event.preventDefault();
          link.go(path);
        }}
      >
        <DirectedText text={sentence.text} />
        {isMissing && (
          <span className={styles['fills']} lang="en" dir="ltr">
            {link.labelOf(path)}
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
