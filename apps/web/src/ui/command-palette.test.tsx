import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import '../testing/browser-parts.ts';
import { expectAccessible, renderScreen } from '../testing/render-screen.tsx';
import { CommandPalette } from './command-palette.tsx';
import type { Command } from './commands.ts';

const command = (label: string, run: () => void, more: Partial<Command> = {}): Command => ({
  id: label,
  kind: 'action',
  label,
  run,
  ...more,
});

function open() {
  const ran: string[] = [];
  const close = vi.fn<() => void>();
  const run = (label: string) => () => void ran.push(label);
  const commands = [
    command('Undo the last change', run('undo'), { shortcut: 'undo' }),
    command('Ingredients', run('ingredients'), { kind: 'step' }),
    command('Flash Point', run('flash'), { kind: 'field', detail: 'Physical Properties' }),
  ];
  const rendered = renderScreen(<CommandPalette commands={commands} note="Sheets are missing." onClose={close} />);
  return { ...rendered, ran, close };
}

const marked = () => screen.getByRole('option', { selected: true }).textContent;

describe('the palette', () => {
  it('runs what Enter is pressed on, after it is closed, and shows the keys that do the same', async () => {
    const { user, ran, close } = open();
    expect(screen.getAllByRole('option')[0]?.textContent).toContain('Ctrl');
    screen.getByText('Sheets are missing.');
    const input = screen.getByRole('combobox');
    await waitFor(() => {
      expect(document.activeElement).toBe(input);
    });
    await expectAccessible();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked()).toContain('Flash Point');
    expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    await user.keyboard('{ArrowDown}');
    expect(marked()).toContain('Undo');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(close).toHaveBeenCalledTimes(1);
    await waitFor(() => {
      expect(ran).toEqual(['flash']);
    });
  });

  it('marks the best match with each letter, and says where there is none', async () => {
    const { user, ran } = open();
    await user.type(screen.getByRole('combobox'), 'ingr');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('1 result');
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'xyzzy');
    screen.getByText('Nothing found. Try another word.');
    expect(screen.queryByRole('option')).toBeNull();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(ran).toEqual([]);
  });

  it('takes a click', async () => {
    const { user, ran } = open();
    await user.click(screen.getByRole('option', { name: /Ingredients/ }));
    await waitFor(() => {
      expect(ran).toEqual(['ingredients']);
    });
  });
});
