import { valueAt } from '@gosds/sheet/draft/input-path';
import type { OpenPoint } from '@gosds/sheet/review/next-best-field';
import { UnstyledButton } from '@mantine/core';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ShortcutKeys } from '../../../ui/shortcut-keys.tsx';
import { labelOf } from '../state/field-labels.ts';
import { useDraft, useWizard, useWizardUi } from '../state/wizard-context.ts';
import styles from './next-best-line.module.css';

function textOf(point: OpenPoint): string {
  if (point.kind === 'class') return point.hazardClass;
  return point.kind === 'transport' ? 'Entry for transport' : point.message;
}

const decidesText = (count: number): string => (count === 1 ? 'decides 1 open point' : `decides ${count} open points`);

/** The input to fill in next, with what its answer settles; nothing once it is filled in, or where no single answer settles anything. */
export function NextBestLine() {
  const { goToInput } = useWizard();
  const best = useWizardUi(({ nextBest }) => nextBest);
  const isOpen = useDraft((draft) => {
    const row = best?.path.startsWith('ingredients.') === true;
    return best !== null && (row || valueAt(draft, best.path) === '');
  });
  if (best === null || !isOpen) return null;
  const { path, decides } = best;
  return (
    <div className={styles['line']}>
      <p className={styles['text']}>
        <span>Next:</span>
        <UnstyledButton
          className={styles['field'] ?? ''}
          onClick={() => {
            goToInput(path);
          }}
        >
          {labelOf(path)}
        </UnstyledButton>
        <span>{decidesText(decides.length)}</span>
        <ShortcutKeys id="next-best" />
      </p>
      <Disclosure label="Which?" accessibleName="Which points the next field decides">
        <ul className={styles['points']}>
          {decides.map((point) => (
            <li key={textOf(point)}>{textOf(point)}</li>
          ))}
        </ul>
        <p className={styles['how']}>
          We made the sheet with several plausible answers. These points are settled with each of them.
        </p>
      </Disclosure>
    </div>
  );
}
