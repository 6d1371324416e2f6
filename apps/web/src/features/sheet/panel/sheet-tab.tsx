import type { SheetDocument } from '@gosds/sheet/model/document';
import { Button, Loader } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import { useWizard, useWizardUi } from '../state/wizard-context.ts';
import { LiveSheet } from './live-sheet.tsx';
import { useWords } from '../../../words/words.ts';
import styles from './sheet-tab.module.css';

const LivePages = lazy(() => loadPart(async () => ({ default: (await import('./live-pages.tsx')).LivePages })));

const ComingLawOfSheet = lazy(() =>
  loadPart(async () => ({ default: (await import('../coming-law/coming-law-of-sheet.tsx')).ComingLawOfSheet })),
);

const views = ['text', 'pages', 'law'] as const;

/**
 * The sheet as text, as printed pages, or under the law of coming days. In a wide panel the text stands beside the
 * others.
 */
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
        <Suspense fallback={<Loader size="sm" aria-label={frame.loading} role="status" />}>
          {view === 'pages' && <LivePages />}
          {view === 'law' && <ComingLawOfSheet />}
        </Suspense>
      </div>
    </div>
  );
}
