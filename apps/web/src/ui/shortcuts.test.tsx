import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible, renderScreen } from '../testing/render-screen.tsx';
import '../testing/browser-parts.ts';
import { words } from '../words/words.ts';
import { KeyboardMap } from './keyboard-map.tsx';
import { isShortcut, keysOf, keyboardMap, type ShortcutId, useShortcut } from './shortcuts.ts';

const ids: readonly ShortcutId[] = keyboardMap.flatMap(({ ids: here }) => here);

afterEach(() => {
  vi.unstubAllGlobals();
});

function Bound({ id, onKey }: { readonly id: ShortcutId; readonly onKey: () => void }) {
  useShortcut(id, onKey);
  return <input aria-label="Text" />;
}

/** Presses the keys as they are shown. */
function press(names: readonly string[], target: Element): void {
  const key = names.at(-1) ?? '';
  fireEvent.keyDown(target, {
    key: key === 'Esc' ? 'Escape' : key,
    ctrlKey: names.includes('Ctrl'),
    shiftKey: names.includes('Shift') || key === '?',
  });
}

describe('the shortcuts', () => {
  it.each(ids)('%s does what the list says, with each of its keys', (id) => {
    const onKey = vi.fn<() => void>();
    renderScreen(<Bound id={id} onKey={onKey} />);
    const ways = keysOf(id);
    for (const names of ways) press(names, document.body);
    expect(onKey).toHaveBeenCalledTimes(ways.length);
    press(['q'], document.body);
    expect(onKey).toHaveBeenCalledTimes(ways.length);
  });

  it('have no key twice within one place', () => {
    for (const { ids: here } of keyboardMap) {
      const keys = here.flatMap((id) => keysOf(id).map((names) => names.join('+')));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('leave a question mark to who types it, and take Ctrl+K everywhere', () => {
    const onMap = vi.fn<() => void>();
    const onFind = vi.fn<() => void>();
    renderScreen(
      <>
        <Bound id="keyboard-map" onKey={onMap} />
        <Bound id="palette" onKey={onFind} />
      </>,
    );
    const [input] = screen.getAllByLabelText('Text');
    if (!input) throw new Error('no input');
    press(['?'], input);
    press(['Ctrl', 'k'], input);
    expect(onMap).not.toHaveBeenCalled();
    expect(onFind).toHaveBeenCalledTimes(1);
  });

  it('are told apart in one part of the page', () => {
    expect(isShortcut('next-cell', new KeyboardEvent('keydown', { key: 'Enter' }))).toBe(true);
    expect(isShortcut('next-cell', new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true }))).toBe(false);
    expect(isShortcut('next-step', new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true }))).toBe(true);
  });

  it('have the names of the keys of a Mac on a Mac', () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });
    expect(keysOf('palette')).toEqual([['⌘', 'K']]);
  });

  it('stand in the keyboard map, each with its keys', async () => {
    const { user } = renderScreen(<KeyboardMap onClose={() => undefined} />);
    const dialog = screen.getByRole('dialog', { name: 'Keys' });
    for (const id of ids) within(dialog).getByText(words().palette.shortcut[id]);
    expect(dialog.querySelectorAll('dt')).toHaveLength(ids.length);
    await expectAccessible();
    await user.keyboard('{Escape}');
  });
});
