import { lazy, Suspense, useId, useState } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import { ChevronRightIcon } from '../../../ui/icons.tsx';
import { findingsOf } from '../state/draft-findings.ts';
import { useDraft, useWizardUi } from '../state/wizard-context.ts';
import styles from './test-results.module.css';

const TestForms = lazy(async () => ({ default: (await loadPart(() => import('./test-forms.tsx'))).TestForms }));

function countText(count: number): string {
  if (count === 0) return 'None entered';
  return count === 1 ? '1 test' : `${count} tests`;
}

/** Tests of the product itself, closed until they are wanted; a problem that keeps the user here opens it. */
export function TestResults() {
  const [isOpened, setIsOpened] = useState(false);
  const id = useId();
  const count = useDraft((draft) => Object.keys(draft.properties.tests).length);
  const hasProblem = useDraft((draft) =>
    findingsOf(draft).all.some(({ path, severity }) => severity === 'problem' && path.startsWith('properties.tests.')),
  );
  const isChecked = useWizardUi((ui) => ui.checked.has('properties'));
  const isOpen = isOpened || (isChecked && hasProblem);
  return (
    <section className={styles['section']}>
      <h3 className={styles['heading']}>
        <button
          type="button"
          id="properties.tests"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setIsOpened(!isOpen);
          }}
        >
          <span className={styles['chevron']} data-open={isOpen}>
            <ChevronRightIcon size={16} />
          </span>
          <span className={styles['title']}>Test results</span>
          <span className={styles['count']}>{countText(count)}</span>
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className={styles['content']}>
        {isOpen && (
          <Suspense fallback={null}>
            <TestForms />
          </Suspense>
        )}
      </div>
    </section>
  );
}
