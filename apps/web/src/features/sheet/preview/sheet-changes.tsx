import { VisuallyHidden } from '@mantine/core';
import type { DocumentChanges } from '@gosds/contract/documents/sheet-versions';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../api/call.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useWords } from '../../../words/words.ts';
import { loadChanges } from '../state/document-calls.ts';
import styles from './sheet-changes.module.css';

type Entry = DocumentChanges['sections'][number]['parts'][number]['entries'][number];

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

function Changes({ changes: { version, previous, reasons, sections } }: { readonly changes: DocumentChanges }) {
  const { changes: texts } = useWords().preview;
  return (
    <section className={styles['changes']} aria-labelledby="sheet-changes">
      <h3 id="sheet-changes">{texts.heading({ version, previous: previous.version, date: previous.revisionDate })}</h3>
      <p>{reasons.join(' ')}</p>
      <Disclosure label={texts.all}>
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
      </Disclosure>
    </section>
  );
}

/** What the sheet says otherwise than the published version before it; nothing for a first version. */
export function SheetChanges({ orderId, contentKey }: { readonly orderId: string; readonly contentKey: number }) {
  const { data, error } = useQuery({
    queryKey: ['document-changes', orderId, contentKey],
    queryFn: () => loadChanges(orderId),
    staleTime: 0,
    gcTime: 0,
  });
  if (error !== null) return <FormMessage tone="warning">{messageOf(error)}</FormMessage>;
  // Nothing stands for them meanwhile: a first sheet has none, and its pages would move.
  return data?.changes && <Changes changes={data.changes} />;
}
