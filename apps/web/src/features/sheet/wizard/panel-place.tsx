import { lazy, memo, Suspense } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import { usePart } from '../../../api/use-part.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { QuietFailure } from '../../../ui/quiet-failure.tsx';
import { useFromFirst } from '../../../ui/use-from-first.ts';
import { PanelSkeleton } from '../panel/panel-skeleton.tsx';
import { useWizard, useWizardUi } from '../state/wizard-context.ts';
import { PanelDivider } from './panel-divider.tsx';
import { useFirstWords } from '../../../words/words.ts';
import styles from './panel-place.module.css';

const loadPanel = async () => (await import('../panel/live-panel.tsx')).LivePanel;

export const loadDrawer = async () => ({ default: (await import('../../../ui/side-drawer.tsx')).SideDrawer });

const SideDrawer = lazy(() => loadPart(loadDrawer));

function PanelFault() {
  return <FormMessage tone="warning">{useFirstWords().wizard.panel.broken}</FormMessage>;
}

/** The live panel, with a placeholder until it is loaded. */
const Panel = memo(function Panel({ place }: { readonly place: 'beside' | 'drawer' }) {
  const isWanted = useWizardUi(({ isStepShown }) => isStepShown);
  const { part: LivePanel, hasFailed } = usePart(loadPanel, { isWanted });
  const words = useFirstWords();
  if (LivePanel !== null) {
    return (
      <ErrorBoundary fallback={<PanelFault />}>
        <LivePanel place={place} />
      </ErrorBoundary>
    );
  }
  if (!hasFailed) return <PanelSkeleton />;
  return <QuietFailure text={words.wizard.panel.notLoaded} />;
});

/** Live classification and sheet beside the form, if there is room. */
export function PanelAside() {
  const { label } = useFirstWords().wizard.panel;
  return (
    <div className={styles['place']}>
      <PanelDivider />
      <aside className={styles['panel']} aria-label={label}>
        <Panel place="beside" />
      </aside>
    </div>
  );
}

/** The panel in a drawer, if there is no room beside the form. */
export function PanelDrawer() {
  const { label } = useFirstWords().wizard.panel;
  const { ui } = useWizard();
  const isOpen = useWizardUi(({ isPanelOpen }) => isPanelOpen);
  const isFull = useWizardUi(({ isPanelFull }) => isPanelFull);
  if (!useFromFirst(isOpen)) return null;
  return (
    <Suspense fallback={null}>
      <SideDrawer
        opened={isOpen}
        position="right"
        size={isFull ? '100%' : 'md'}
        title={label}
        classNames={{ content: styles['drawer'] ?? '', body: styles['drawerBody'] ?? '' }}
        onClose={() => {
          ui.setState({ isPanelOpen: false });
        }}
      >
        <Panel place="drawer" />
      </SideDrawer>
    </Suspense>
  );
}
