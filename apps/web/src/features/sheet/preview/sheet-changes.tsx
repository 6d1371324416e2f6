import type { DocumentChanges } from '@gosds/contract/documents/sheet-versions';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../api/call.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useWords } from '../../../words/words.ts';
import { loadChanges } from '../state/document-calls.ts';
import { RedlineView } from '../redline/redline-view.tsx';
import styles from './sheet-changes.module.css';

function Changes({ changes: { version, previous, reasons, sections } }: { readonly changes: DocumentChanges }) {
  const { changes: texts } = useWords().preview;
  return (
    <section className={styles['changes']} aria-labelledby="sheet-changes">
      <h3 id="sheet-changes">{texts.heading({ version, previous: previous.version, date: previous.revisionDate })}</h3>
      <p>{reasons.join(' ')}</p>
      <Disclosure label={texts.all}>
        <RedlineView sections={sections} />
      </Disclosure>
    </section>
  );
}

/** Differences from the previous published version; empty for a first version. */
export function SheetChanges({ orderId, contentKey }: { readonly orderId: string; readonly contentKey: number }) {
  const { data, error } = useQuery({
    queryKey: ['document-changes', orderId, contentKey],
    queryFn: () => loadChanges(orderId),
    staleTime: 0,
    gcTime: 0,
  });
  if (error !== null) return <FormMessage tone="warning">{messageOf(error)}</FormMessage>;
  // No placeholder while loading: a first sheet has no changes, and its pages would move.
  return data?.changes && <Changes changes={data.changes} />;
}
