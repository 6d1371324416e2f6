import { describe, expect, it } from 'vitest';
import { printedSentences } from '../builders/printed-sentences.ts';

/** An aminosilane and a filler, with the supplier's data on their form. */
const sealant = (properties: Readonly<Record<string, unknown>>) =>
  printedSentences({
    shares: { '919-30-2': 10, '96-29-7': 2, '471-34-1': 88 },
    properties: { state: 'Solid', ...properties },
  });

describe('a solid that is spread', () => {
  const spread = [
    ['a paste', { appearance: 'Paste' }],
    ['a gel', { appearance: 'Gel' }],
    ['a paste in the words of the supplier', { appearance: 'User Input', appearanceText: 'Pâte blanche' }],
  ] as const;

  it.each(spread)('%s gives off vapours, and is told of none of the measures against dust', (_, properties) => {
    const { ids, text } = sealant(properties);
    expect(text('label.P260')).toBe('P260 Do not breathe vapours.');
    expect(ids('first-aid.skin.')).not.toContain('skinBrush');
    expect(text('protection.body.standards')).not.toContain('EN ISO 13982-1');
    expect(text('protection.body.standards')).not.toBe('');
    expect(ids('protection.hands.')).not.toContain('dry');
  });

  it.each([
    ['a powder', { appearance: 'Powder' }],
    ['a paste of powder in words', { appearance: 'User Input', appearanceText: 'Powder for a paste' }],
  ])('%s keeps them', (_, properties) => {
    const { ids, text } = sealant(properties);
    expect(text('label.P260')).toBe('P260 Do not breathe dust.');
    expect(ids('first-aid.skin.')).toContain('skinBrush');
    expect(text('protection.body.standards')).toContain('EN ISO 13982-1');
  });
});
