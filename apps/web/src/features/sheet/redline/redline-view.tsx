import { VisuallyHidden } from '@mantine/core';
import type { DocumentChanges } from '@gosds/contract/documents/sheet-versions';
import { useWords } from '../../../words/words.ts';
import styles from './redline-view.module.css';

type Sections = DocumentChanges['sections'];

type Entry = Sections[number]['parts'][number]['entries'][number];

const elements = { inserted: 'ins', deleted: 'del', kept: 'span' } as const;

function EntryView({ entry: { kind, label, pieces } }: { readonly entry: Entry }) {
  const { kind: kinds, piece } = useWords().preview;
  return (
    <li>
      <b className={styles['kind']}>{kinds[kind]}</b> {label !== '' && <>{label}: </>}
      {pieces.map(({ kind: of, text }, index) => {
        const Piece = elements[of];
        return (
          <Piece key={`${index} ${text}`}>
            {kind === 'changed' && of !== 'kept' && <VisuallyHidden>{piece[of]} </VisuallyHidden>}
            {text}
          </Piece>
        );
      })}
    </li>
  );
}

/** Differences between two versions of a sheet, by section, word by word. */
export function RedlineView({ sections }: { readonly sections: Sections }) {
  return (
    <div className={styles['redline']}>
      {sections.map(({ number, heading, parts }) => (
        <div key={number}>
          <h4>
            {number}. {heading}
          </h4>
          {parts.map((part) => (
            <div key={part.number}>
              <h5>
                {part.number} {part.heading}
              </h5>
              <ul>
                {part.entries.map((entry) => (
                  <EntryView key={`${entry.kind} ${entry.id}`} entry={entry} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
