import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useWords } from '../words/words.ts';
import type { Command } from './commands.ts';
import { Dialog } from './dialog.tsx';
import { findCommands } from './find-commands.ts';
import { SearchIcon } from './icons.tsx';
import { ShortcutKeys } from './shortcut-keys.tsx';
import styles from './command-palette.module.css';

/** Maximum number of results; one more letter narrows them down. */
const maxCommands = 50;

const listId = 'palette-list';
const optionId = (index: number) => `palette-option-${index}`;

type OptionProps = {
  readonly command: Command;
  readonly index: number;
  readonly isActive: boolean;
  readonly onRun: (command: Command) => void;
  readonly onPoint: (index: number) => void;
};

function Option({ command, index, isActive, onRun, onPoint }: OptionProps) {
  const { label, detail, kind, shortcut } = command;
  const { palette } = useWords();
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the input that holds the focus
    <div
      ref={option}
      id={optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles['option']}
      onClick={() => {
        onRun(command);
      }}
      onMouseMove={() => {
        onPoint(index);
      }}
    >
      <span className={styles['label']}>
        <bdi>{label}</bdi>
        {detail !== undefined && detail !== '' && <span className={styles['detail']}>{detail}</span>}
      </span>
      {shortcut !== undefined && <ShortcutKeys id={shortcut} />}
      <span className={styles['kind']}>{palette.kind[kind]}</span>
    </div>
  );
}

type Props = {
  readonly commands: readonly Command[];
  /** Text below the list, such as that the sheets could not be loaded. */
  readonly note?: string | undefined;
  readonly onClose: () => void;
};

/** Finds a command by the typed text: arrows choose, Enter runs it, Escape closes. */
export function CommandPalette({ commands, note, onClose }: Props) {
  const { palette, frame } = useWords();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  // Focuses at once: the dialog does so later, and the first letters would be lost.
  useEffect(() => {
    input.current?.focus();
  }, []);
  const found = findCommands(commands, typed).slice(0, maxCommands);
  const at = Math.min(active, found.length - 1);
  const run = (command: Command) => {
    onClose();
    // Runs after the dialog has returned the focus, so that the command can move it.
    setTimeout(command.run);
  };
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % Math.max(1, found.length),
    ArrowUp: (at - 1 + found.length) % Math.max(1, found.length),
    PageDown: Math.min(found.length - 1, at + 8),
    PageUp: Math.max(0, at - 8),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const command = found[at];
    const next = moves[event.key];
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && command !== undefined) run(command);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      onClose={onClose}
      title={frame.find}
      size="lg"
      // Stays where it is while the results become fewer.
      centered={false}
      yOffset="14vh"
      returnFocus={false}
      classNames={{ header: styles['header'] ?? '', title: styles['title'] ?? '', body: styles['body'] ?? '' }}
    >
      <div className={styles['search']}>
        <SearchIcon />
        <input
          ref={input}
          data-autofocus
          className={styles['input']}
          role="combobox"
          aria-label={palette.label}
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={found.length > 0 ? optionId(at) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={palette.placeholder}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={listId} role="listbox" aria-label={palette.results} className={styles['list']}>
        {found.map((command, index) => (
          <Option
            key={command.id}
            command={command}
            index={index}
            isActive={index === at}
            onRun={run}
            onPoint={setActive}
          />
        ))}
      </div>
      {found.length === 0 && <p className={styles['none']}>{palette.tryAnother}</p>}
      {note !== undefined && <p className={styles['none']}>{note}</p>}
      <VisuallyHidden role="status">
        {found.length === 0 ? palette.nothing : palette.count(found.length)}
      </VisuallyHidden>
    </Dialog>
  );
}
