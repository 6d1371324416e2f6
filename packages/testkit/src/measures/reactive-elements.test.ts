import { describe, expect, it } from 'vitest';
import { type PrintedSentences, printedSentences } from '../builders/printed-sentences.ts';

const liquid = { state: 'Liquid' };
const water = '7732-18-5';

const told = ({ ids, text }: PrintedSentences, scope: string) =>
  ids(scope)
    .map((id) => text(scope + id))
    .join(' ');

describe('bromine', () => {
  const bromine = printedSentences({ shares: { '7726-95-6': 100 }, properties: liquid });

  it('oxidises, and is kept from what burns, metals and ammonia', () => {
    expect(bromine.ids('reactions.')).toEqual(['reactionHalogen']);
    for (const material of ['combustible', 'reducing', 'aluminium', 'ammonia']) {
      expect(bromine.text('incompatible')).toContain(material);
    }
    expect(bromine.ids('reactivity.')).toContain('reactsAsBelow');
  });

  it('does not burn but feeds a fire', () => {
    expect(bromine.ids('media.')).toContain('mediaDoesNotBurn');
    expect(bromine.ids('fire-hazards.')).toContain('hazardOxidiser');
  });

  it('is packed in glass and held back by a filter of type B', () => {
    expect(bromine.text('storage.packaging')).toMatch(/^Glass/);
    expect(told(bromine, 'protection.breathing.')).toContain('type B');
  });
});

describe('mercury', () => {
  const mercury = printedSentences({ shares: { '7439-97-6': 100 }, properties: liquid });

  it('forms amalgams, so that no light metal is near it', () => {
    expect(mercury.ids('reactions.')).toContain('reactionMercury');
    expect(mercury.text('incompatible')).toContain('aluminium');
    expect(mercury.text('storage.packaging')).not.toMatch(/tinplate/);
  });

  it('is taken up as droplets, not with sand, water or a vacuum cleaner', () => {
    expect(mercury.ids('release.containment.')).toContain('absorbMercury');
    for (const unfit of ['absorb', 'clean']) expect(mercury.ids('release.containment.')).not.toContain(unfit);
  });

  it('does not burn, evaporates in a fire, and needs a filter of its own', () => {
    expect(mercury.ids('media.')).toContain('mediaDoesNotBurn');
    expect(mercury.text('decomposition')).toContain('mercury vapour');
    expect(mercury.text('decomposition')).not.toContain('oxides');
    expect(told(mercury, 'protection.breathing.')).toContain('Hg-P3');
  });

  it('is told to the doctor', () => {
    expect(told(mercury, 'medical.')).toContain('chelating');
  });
});

describe('an acid anhydride', () => {
  it.each([
    [0.9, false],
    [1, true],
    [100, true],
  ])('at %d %% reacts with water and alcohols: %s', (share, reacts) => {
    const shares = { '108-24-7': share, ...(share === 100 ? {} : { '67-64-1': 100 - share }) };
    const { ids, text } = printedSentences({ shares, properties: liquid });
    expect(ids('reactions.').includes('reactionAnhydride')).toBe(reacts);
    expect(ids('avoid.').includes('avoidMoisture')).toBe(reacts);
    expect(text('incompatible').includes('alcohols')).toBe(reacts);
  });

  it('has become the acid in water', () => {
    const { ids } = printedSentences({ shares: { '108-24-7': 10, [water]: 90 }, properties: liquid });
    expect(ids('reactions.')).not.toContain('reactionAnhydride');
  });
});

describe('a hydride and an alkali metal', () => {
  it.each(['7646-69-7', '7440-23-5', '7789-78-8'])('%s forms hydrogen and an alkali', (cas) => {
    const { ids } = printedSentences({ shares: { [cas]: 60, '8042-47-5': 40 }, properties: { state: 'Solid' } });
    for (const scope of ['reactions.', 'fire-hazards.']) {
      expect(ids(scope)).toContain('reactionAlkaliForming');
      expect(ids(scope)).not.toContain('reactsWater');
      expect(ids(scope)).not.toContain('hazardWater');
    }
  });
});

describe('a metal phosphide', () => {
  it.each(['1314-84-7', '20859-73-8'])('%s: the doctor hears of phosphine, and the filter holds it', (cas) => {
    const shares = { [cas]: 80, '57-13-6': 20 };
    const sheet = printedSentences({ shares, properties: { state: 'Solid' } });
    expect(told(sheet, 'medical.')).toContain('no antidote');
    expect(told(sheet, 'protection.breathing.')).toContain('type B');
  });
});

describe('perchloric acid', () => {
  it('does not burn: no explosion limits apply', () => {
    const { text } = printedSentences({ shares: { '7601-90-3': 60, [water]: 40 }, properties: liquid });
    expect(text('physical.screened')).toContain('Flammable liquids');
    expect(text('physical.lacking')).not.toContain('Flammable liquids');
    expect(text('properties.explosionLimits')).not.toBe('Not Available');
  });
});
