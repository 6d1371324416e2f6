import { describe, expect, it } from 'vitest';
import '../testing/in-english.ts';
import type { Command } from './commands.ts';
import { findCommands } from './find-commands.ts';

const command = (label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  kind: 'field',
  label,
  run: () => undefined,
  ...more,
});

const commands = [
  command('Physical Properties', { kind: 'step' }),
  command('Flash Point', { detail: 'Physical Properties' }),
  command('Boiling point/Range', { detail: 'Physical Properties' }),
  command('Ingredient 2, Name', { detail: 'Éthanol 64-17-5' }),
  command('Use dark colours', { kind: 'action', words: 'mode scheme theme' }),
];

const found = (typed: string) => findCommands(commands, typed).map(({ label }) => label);

describe('what the palette finds', () => {
  it('is everything before a word is typed, and nothing for words that nothing has', () => {
    expect(found('  ')).toHaveLength(commands.length);
    expect(found('')[1]).toBe('Use dark colours');
    expect(found('xyzzy')).toEqual([]);
    expect(found('flash xyzzy')).toEqual([]);
  });

  it('is the label that begins so, then the words in any order, then what stands beside the label', () => {
    expect(found('physical')).toEqual(['Physical Properties', 'Flash Point', 'Boiling point/Range']);
    expect(found('point fl')).toEqual(['Flash Point']);
    expect(found('theme')).toEqual(['Use dark colours']);
    expect(found('action')).toEqual(['Use dark colours']);
  });

  it('forgives accents, capitals, left-out letters and one wrong letter', () => {
    expect(found('ETHANOL')).toEqual(['Ingredient 2, Name']);
    expect(found('fl pt')).toEqual(['Flash Point']);
    for (const typed of ['flahs', 'flsh', 'flassh', 'flask']) expect(found(typed)[0]).toBe('Flash Point');
    expect(found('fla')).toEqual(['Flash Point']);
  });

  it('finds a substance by its CAS number', () => {
    expect(found('64-17-5')).toEqual(['Ingredient 2, Name']);
  });
});
