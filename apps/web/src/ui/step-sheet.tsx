import type { FirstWords } from '@gosds/phrases/generated/interface/words';
import { UnstyledButton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../api/load-part.ts';
import { useFirstWords } from '../words/words.ts';
import { ChevronDownIcon, ReviewIcon } from './icons.tsx';
import styles from './step-sheet.module.css';
import { numberOf, type StepperItem } from './stepper.tsx';
import { useFromFirst } from './use-from-first.ts';

const SideDrawer = lazy(() => loadPart(async () => ({ default: (await import('./side-drawer.tsx')).SideDrawer })));

type Steps = FirstWords['frame']['steps'];

type Props<Id extends string> = {
  readonly items: readonly StepperItem<Id>[];
  readonly current: Id;
  readonly onStep: (id: Id) => void;
};

function detailOf(
  { isOpen, isLocked = false, isCompleted, problems, note }: StepperItem<string>,
  words: Steps,
): string {
  if (isLocked) return words.locked;
  if (problems > 0) return words.problems(problems);
  if (isCompleted) return words.completed;
  return isOpen ? (note ?? '') : words.notOpen;
}

/** Position among the numbered steps; steps with an icon do not count. */
function countOf(items: readonly StepperItem<string>[], index: number, words: Steps): string {
  const number = numberOf(items, index);
  const all = items.filter(({ isUnnumbered }) => !isUnnumbered).length;
  return number === undefined ? words.review : words.count({ number, all });
}

/** The stepper on a phone: one line that opens a list of all steps. */
export function StepSheet<Id extends string>({ items, current, onStep }: Props<Id>) {
  const { steps } = useFirstWords().frame;
  const [isOpen, setIsOpen] = useState(false);
  const wasOpened = useFromFirst(isOpen);
  const index = items.findIndex(({ id }) => id === current);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <UnstyledButton
        className={styles['opener']}
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <span className={styles['count']}>{countOf(items, index, steps)}</span>
        <span className={styles['title']}>{items[index]?.title}</span>
        <ChevronDownIcon size={18} />
        <span className={styles['bar']} aria-hidden="true">
          <span style={{ width: `${((index + 1) / items.length) * 100}%` }} />
        </span>
      </UnstyledButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <SideDrawer opened={isOpen} onClose={close} position="bottom" size="auto" title={steps.title}>
            <ol className={styles['list']}>
              {items.map((item, at) => (
                <li key={item.id}>
                  <UnstyledButton
                    className={styles['step']}
                    disabled={!item.isOpen}
                    aria-current={item.id === current ? 'step' : undefined}
                    onClick={() => {
                      close();
                      onStep(item.id);
                    }}
                  >
                    <span className={styles['number']}>{numberOf(items, at) ?? <ReviewIcon size={16} />}</span>
                    <span>
                      {item.title}
                      {item.badge?.label}
                    </span>
                    <span className={styles['detail']} data-problem={item.problems > 0 || undefined}>
                      {detailOf(item, steps)}
                    </span>
                  </UnstyledButton>
                </li>
              ))}
            </ol>
          </SideDrawer>
        </Suspense>
      )}
    </>
  );
}
