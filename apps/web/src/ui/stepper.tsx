import type { FirstWords } from '@gosds/phrases/generated/interface/words';
import { useRef, type KeyboardEvent } from 'react';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useFirstWords } from '../words/words.ts';
import { CheckIcon, ReviewIcon } from './icons.tsx';
import styles from './stepper.module.css';

export type StepperItem<Id extends string> = {
  readonly id: Id;
  readonly title: string;
  readonly note?: string | undefined;
  /** True if the step has an icon instead of a number. */
  readonly isUnnumbered?: true | undefined;
  readonly isOpen: boolean;
  /** True if the step is done but cannot be opened. */
  readonly isLocked?: boolean;
  readonly isCompleted: boolean;
  /** Screen readers announce the number. The badge replaces the number of the step and shows none. */
  readonly problems: number;
  /** Shown beside the title; its label is read out. */
  readonly badge?: { readonly count: number; readonly label: string } | undefined;
};

type States = FirstWords['frame']['stepState'];

type Props<Id extends string> = {
  readonly label: string;
  readonly items: readonly StepperItem<Id>[];
  readonly current: Id;
  readonly onStep: (id: Id) => void;
};

function stateOf({ isOpen, isLocked = false, isCompleted, problems }: StepperItem<string>, words: States): string {
  if (isLocked) return words.locked;
  if (problems > 0) return words.problems(problems);
  if (isCompleted) return words.completed;
  return isOpen ? '' : words.notOpen;
}

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The number of a step among the numbered ones; undefined for a step with an icon. */
export function numberOf(items: readonly StepperItem<string>[], index: number): number | undefined {
  if (items[index]?.isUnnumbered) return undefined;
  return items.slice(0, index + 1).filter(({ isUnnumbered }) => !isUnnumbered).length;
}

function StepTitle({ title, badge, note }: Pick<StepperItem<string>, 'title' | 'badge' | 'note'>) {
  return (
    <span className={styles['title']}>
      <span className={styles['named']}>
        {title}
        {badge && (
          <span className={styles['badge']} aria-hidden="true">
            {badge.count}
          </span>
        )}
      </span>
      {note !== undefined && <span className={styles['note']}>{note}</span>}
    </span>
  );
}

/** Non-linear: every step shows its own state. One tab stop; the arrow keys move within. */
export function Stepper<Id extends string>({ label, items, current, onStep }: Props<Id>) {
  const { stepState } = useFirstWords().frame;
  const list = useRef<HTMLOListElement>(null);

  const move = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const step = moves[event.key];
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : step === undefined ? -1 : at + step;
    const button = buttons[target];
    if (!button) return;
    event.preventDefault();
    button.focus();
  };

  return (
    <nav aria-label={label} className={styles['nav']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys of its buttons */}
      <ol ref={list} className={styles['list']} onKeyDown={move}>
        {items.map((item, index) => (
          <li key={item.id} className={styles['item']}>
            <UnstyledButton
              className={styles['step']}
              aria-current={item.id === current ? 'step' : undefined}
              aria-disabled={!item.isOpen || undefined}
              tabIndex={item.id === current ? 0 : -1}
              data-completed={item.isCompleted || undefined}
              data-problem={item.problems > 0 || undefined}
              onClick={() => {
                if (item.isOpen) onStep(item.id);
              }}
            >
              <span className={styles['dot']} aria-hidden="true">
                {item.problems > 0 ? (
                  '!'
                ) : item.isCompleted ? (
                  <CheckIcon size={14} />
                ) : (
                  (numberOf(items, index) ?? <ReviewIcon size={14} />)
                )}
              </span>
              <StepTitle {...item} />
              <VisuallyHidden>
                {item.badge?.label}
                {stateOf(item, stepState)}
              </VisuallyHidden>
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}
