import type { MessageValue } from '@gosds/ghs/message';
import { valueAt } from '@gosds/sheet/draft/input-path';
import { isUnclassified, type OpenPoint } from '@gosds/sheet/review/next-best-field';
import { UnstyledButton } from '@mantine/core';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ShortcutKeys } from '../../../ui/shortcut-keys.tsx';
import { useSayFinding } from '../../../words/say-finding.ts';
import { labelOf } from '../state/field-labels.ts';
import { useDraft, useWizard, useWizardUi } from '../state/wizard-context.ts';
import { useWords, words } from '../../../words/words.ts';
import styles from './next-best-line.module.css';

function textOf(point: OpenPoint, say: (value: MessageValue) => string): string {
  if (point.kind === 'class') return say({ hazardClass: point.hazardClass });
  return point.kind === 'transport' ? words().panel.next.transport : say(point.message);
}

/**
 * The input to fill in next, and what its answer settles. Empty once it is filled in, or if no single answer settles
 * anything.
 */
export function NextBestLine() {
  const { next } = useWords().panel;
  const { goToInput } = useWizard();
  const say = useSayFinding();
  const best = useWizardUi(({ nextBest }) => nextBest);
  const isOpen = useDraft((draft) => {
    if (best === null) return false;
    const row = draft.ingredients.find((_, index) => best.path === `ingredients.${index}.name`);
    return row === undefined ? valueAt(draft, best.path) === '' : isUnclassified(row);
  });
  if (best === null || !isOpen) return null;
  const { path, decides } = best;
  return (
    <div className={styles['line']}>
      <p className={styles['text']}>
        <span>{next.label}</span>
        <UnstyledButton
          className={styles['field'] ?? ''}
          onClick={() => {
            goToInput(path);
          }}
        >
          {labelOf(path)}
        </UnstyledButton>
        <span>{next.decides(decides.length)}</span>
        <ShortcutKeys id="next-best" />
      </p>
      <Disclosure label={next.which} accessibleName={next.whichOf}>
        <ul className={styles['points']}>
          {decides.map((point) => (
            <li key={textOf(point, say)}>{textOf(point, say)}</li>
          ))}
        </ul>
        <p className={styles['how']}>{next.how}</p>
      </Disclosure>
    </div>
  );
}
