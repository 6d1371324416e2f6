import { type ReactNode, Suspense, useId, useState } from 'react';
import { ChevronRightIcon } from '../../../ui/icons.tsx';
import { findingsOf } from '../state/draft-findings.ts';
import { useDraft, useWizardUi } from '../state/wizard-context.ts';
import styles from './test-results.module.css';

type Props = {
  /** Id of the button that opens the section; links of the review lead to it. */
  readonly id: string;
  readonly title: string;
  /** Number of entries, in words. */
  readonly count: string;
  /** True if the path belongs to an input in the section. */
  readonly isInside: (path: string) => boolean;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
};

/** A section that is closed until the user opens it; a blocking problem opens it too. */
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
