import { describe, expect, it } from 'vitest';
import { printedSentences } from '../builders/printed-sentences.ts';

const liquid = { state: 'Liquid' };
const water = '7732-18-5';

describe('an instant adhesive', () => {
  const { ids, text } = printedSentences({ shares: { '7085-85-0': 95 }, properties: liquid });

  it('is never wiped up with cloth or paper', () => {
    expect(ids('release.containment.')).toContain('absorbCyanoacrylate');
    expect(ids('release.containment.')).not.toContain('absorb');
  });

  it('hardens with water, is kept dry and packed in polyethylene', () => {
    expect(ids('reactions.')).toContain('reactionCyanoacrylate');
    expect(ids('avoid.')).toContain('avoidMoisture');
    expect(ids('storage.')).toContain('moisture');
    expect(text('storage.packaging')).toMatch(/^High-density polyethylene/);
    for (const material of ['water', 'alcohols', 'amines']) expect(text('incompatible')).toContain(material);
  });

  it('is regulated by air alone', () => {
    expect(text('unNumber.iata')).toBe('UN 3334');
    expect(text('unNumber.imdg')).toMatch(/^Not regulated/);
  });
});

describe('a silane that water breaks up', () => {
  it.each([
    ['2768-02-7', 'Methanol'],
    ['2943-75-1', 'Ethanol'],
  ] as const)('%s sets %s free', (cas, alcohol) => {
    const { ids } = printedSentences({ shares: { [cas]: 40, '64742-48-9': 60 }, properties: liquid });
    expect(ids('handling.')).toContain(`forms${alcohol}`);
    expect(ids('reactions.')).toContain(`reaction${alcohol}`);
    expect(ids('reactions.')).not.toContain(`reaction${alcohol === 'Ethanol' ? 'Methanol' : 'Ethanol'}`);
    expect(ids('avoid.')).toContain('avoidMoisture');
    expect(ids('storage.')).toContain('moisture');
  });

  it('has done so in water, and below 1 % is not spoken of', () => {
    const emulsion = printedSentences({ shares: { '2943-75-1': 40, [water]: 60 }, properties: liquid });
    const trace = printedSentences({ shares: { '2943-75-1': 0.9, '64742-48-9': 99.1 }, properties: liquid });
    for (const { ids } of [emulsion, trace]) expect(ids('reactions.')).not.toContain('reactionEthanol');
  });
});

describe('a nitrate ester', () => {
  it.each([
    [9.9, false],
    [10, true],
    [97, true],
  ])('%d %% of it decomposes: %s', (share, decomposes) => {
    const { ids } = printedSentences({ shares: { '27247-96-7': share }, properties: liquid });
    expect(ids('reactions.').includes('reactionNitrateEster')).toBe(decomposes);
    if (decomposes) expect(ids('reactions.')).not.toContain('noReactions');
  });
});
