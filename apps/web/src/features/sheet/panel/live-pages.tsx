import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useShallow } from 'zustand/react/shallow';
import { messageOf } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { PaperPage } from '../../../ui/paper-page.tsx';
import { draftPagesQuery } from '../state/draft-pages.ts';
import { useDraftState } from '../state/wizard-context.ts';
import { LivePage } from './live-page.tsx';
import { useWords } from '../../../words/words.ts';
import styles from './live-pages.module.css';

/** Lays out the saved draft on the server. Keeps the pages of the previous version until the new ones are there. */
function usePages() {
  const { id, version } = useDraftState(useShallow((state) => ({ id: state.id, version: state.version })));
  return useQuery({ ...draftPagesQuery(id, version), placeholderData: keepPreviousData });
}

/** The A4 pages as in the PDF, remade when typing pauses. Changes light up for a moment. */
export function LivePages() {
  const { panel, preview } = useWords();
  const { data, error, isFetching } = usePages();
  return (
    <div className={styles['pages']} aria-busy={isFetching}>
      <p className={styles['note']}>{panel.pages.note}</p>
      {error !== null && <FormMessage tone="warning">{messageOf(error)}</FormMessage>}
      {data === undefined && error === null && <PaperPage isBlank role="status" aria-label={panel.pages.making} />}
      {data !== undefined &&
        Array.from({ length: data.pageCount }, (_page, index) => (
          <LivePage
            key={index}
            url={data.urlOf(index + 1)}
            name={preview.viewer.page({ page: index + 1, all: data.pageCount })}
          />
        ))}
    </div>
  );
}
