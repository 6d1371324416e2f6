import { isPassable } from '@gosds/sheet/review/finding';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { findingsOf } from './draft-findings.ts';
import { useDraft, useWizard } from './wizard-context.ts';
import { pageUrl } from './document-calls.ts';
import { pictureQuery } from './draft-pages.ts';
import { documentQuery } from './use-document.ts';

const restMs = 300;

/** Begins making the document on the step before the preview, so that its first page is ready there. */
export function usePreparedDocument(): void {
  const { store, sync, paid } = useWizard();
  const queries = useQueryClient();
  const typed = useDraft((draft) => draft);
  const [rested] = useDebouncedValue(typed, restMs);
  useEffect(() => {
    if (!rested.ownSds || !isPassable(findingsOf(rested).all)) return;
    const prepare = async () => {
      const made = await queries.query(documentQuery({ store, sync, paid }, rested));
      if (made.status === 'made') await queries.query(pictureQuery(pageUrl(made, 1)));
    };
    // The preview retries a failure and shows its reason.
    prepare().catch(() => undefined);
  }, [queries, store, sync, paid, rested]);
}
