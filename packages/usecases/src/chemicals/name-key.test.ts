import { describe, expect, it } from 'vitest';
import { nameKey, writtenKey } from './name-key.ts';

describe('a name as it is written', () => {
  it('tells an umlaut from its plain letter, where the key does not', () => {
    expect(nameKey('Anisöl')).toBe(nameKey('Anisol'));
    expect(writtenKey('Anisöl')).not.toBe(writtenKey('Anisol'));
  });

  it.each([
    ['Anisoel', 'Anisöl'],
    ['ANISÖL', 'anis-öl'],
    ['Anisol', 'ANISOL'],
    ['ácido fórmico', 'acido formico'],
    ['Salzsaeure', 'Salzsäure'],
    ['β-Pinene', 'beta-Pinene'],
  ])('is the same for “%s” and “%s”', (one, other) => {
    expect(writtenKey(one)).toBe(writtenKey(other));
  });
});
