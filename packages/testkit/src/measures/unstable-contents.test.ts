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

const solid = { state: 'Solid' };
const reactions = (shares: Readonly<Record<string, number>>, properties: Readonly<Record<string, string>>) =>
  printedSentences({ shares, properties }).ids('reactions.');

describe('contents at and under the share from which they are told of', () => {
  it.each([
    ['7681-57-4', 1, 0.9, solid, 'reactionSulphite'],
    ['7631-90-5', 1, 0.9, liquid, 'reactionSulphite'],
    ['15630-89-4', 10, 9.9, solid, 'reactionPeroxyhydrate'],
    ['10332-33-9', 10, 9.9, solid, 'reactionPeroxyhydrate'],
    ['64-18-6', 85, 84.9, liquid, 'reactionCarbonMonoxide'],
  ] as const)('%s', (cas, at, under, properties, phrase) => {
    expect(reactions({ [cas]: at, [water]: 100 - at }, properties)).toContain(phrase);
    expect(reactions({ [cas]: under, [water]: 100 - under }, properties)).not.toContain(phrase);
  });

  it('terpenes oxidise and heat up rags, but not in water', () => {
    const white = '64742-48-9';
    const rags = (shares: Readonly<Record<string, number>>) =>
      printedSentences({ shares, properties: liquid }).ids('handling.').concat(reactions(shares, liquid));
    expect(rags({ '5989-27-5': 25, [white]: 75 })).toEqual(
      expect.arrayContaining(['fire.soakedRags', 'reactionTerpene']),
    );
    expect(rags({ '5989-27-5': 24.9, [white]: 75.1 })).not.toContain('reactionTerpene');
    expect(rags({ '5989-27-5': 50, [water]: 50 })).not.toContain('reactionTerpene');
  });
});

describe('a sulphite', () => {
  const { ids, text } = printedSentences({ shares: { '7681-57-4': 97 }, properties: solid });

  it('names the gas that acids set free, and asthma', () => {
    expect(text('reactions.reactionSulphite')).toContain('sulphur dioxide');
    expect(ids('reactions.')).not.toContain('reactionAcidGas');
    expect(ids('symptoms')).toEqual(expect.arrayContaining([expect.stringContaining('sulphiteAsthma')]));
    expect(ids('medical.')).toContain('doctorAsthma');
    expect(text('incompatible')).toContain('strong oxidisers');
  });
});
