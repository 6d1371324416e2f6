import type { SheetDocument } from '@gosds/sheet/model/document';
import { Button, Loader } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import { useWizard, useWizardUi } from '../state/wizard-context.ts';
import { LiveSheet } from './live-sheet.tsx';
import { useWords } from '../../../words/words.ts';
import styles from './sheet-tab.module.css';

const LivePages = lazy(() => loadPart(async () => ({ default: (await import('./live-pages.tsx')).LivePages })));

const views = ['text', 'pages'] as const;

/** The sheet as text, or as the pages that will be printed; where the panel is wide enough, both side by side. */
export function SheetTab({ document }: { readonly document: SheetDocument }) {
  const { panel, frame } = useWords();
  const { ui } = useWizard();
  const view = useWizardUi(({ sheetView }) => sheetView);
  return (
    <div className={styles['tab']}>
      <Button.Group className={styles['views'] ?? ''}>
        {views.map((each) => (
          <Button
            key={each}
            size="compact-xs"
            variant={each === view ? 'filled' : 'default'}
            aria-pressed={each === view}
            onClick={() => {
              ui.setState({ sheetView: each });
            }}
          >
            {panel.view[each]}
          </Button>
        ))}
      </Button.Group>
      <div className={styles['parts']} data-view={view}>
        <div className={styles['text']}>
          <LiveSheet document={document} />
        </div>
        {view === 'pages' && (
          <Suspense fallback={<Loader size="sm" aria-label={frame.loading} role="status" />}>
            <LivePages />
          </Suspense>
        )}
      </div>
    </div>
  );
}
