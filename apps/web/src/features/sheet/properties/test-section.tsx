import { type ReactNode, Suspense, useId, useState } from 'react';
import { ChevronRightIcon } from '../../../ui/icons.tsx';
import { findingsOf } from '../state/draft-findings.ts';
import { useDraft, useWizardUi } from '../state/wizard-context.ts';
import styles from './test-results.module.css';

type Props = {
  /** Id of the button that opens it, to which links of the review lead. */
  readonly id: string;
  readonly title: string;
  /** How much is entered, in words. */
  readonly count: string;
  /** True of the path of an input in it. */
  readonly isInside: (path: string) => boolean;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
};

/** A part of the step that is closed until it is wanted; a problem that keeps the user here opens it. */
export function TestSection({ id, title, count, isInside, isOpenAtFirst = false, children }: Props) {
  const [isOpened, setIsOpened] = useState(isOpenAtFirst);
  const contentId = useId();
  const hasProblem = useDraft((draft) =>
    findingsOf(draft).all.some(({ path, severity }) => severity === 'problem' && isInside(path)),
  );
  const isChecked = useWizardUi((ui) => ui.checked.has('properties'));
  const isOpen = isOpened || (isChecked && hasProblem);
  return (
    <section className={styles['section']}>
      <h3 className={styles['heading']}>
        <button
          type="button"
          id={id}
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => {
            setIsOpened(!isOpen);
          }}
        >
          <span className={styles['chevron']} data-open={isOpen}>
            <ChevronRightIcon size={16} />
          </span>
          <span className={styles['title']}>{title}</span>
          <span className={styles['count']}>{count}</span>
        </button>
      </h3>
      <div id={contentId} hidden={!isOpen} className={styles['content']}>
        {isOpen && <Suspense fallback={null}>{children}</Suspense>}
      </div>
    </section>
  );
}
