import { printedSentences } from '@gosds/testkit/builders/printed-sentences';
import { describe, expect, it } from 'vitest';

type Parts = Parameters<typeof printedSentences>[0];

const liquid = { state: 'Liquid' };
const water = '7732-18-5';
const thionylChloride: Parts = { shares: { '7719-09-7': 100 }, properties: liquid };
const lithiumSalt: Parts = { shares: { '21324-40-3': 12, '616-38-6': 88 }, properties: liquid };

describe('what water reacts with, or sets a toxic gas free from', () => {
  it.each([
    ['a substance with EUH014 and EUH029', thionylChloride],
    ['a fluoride that forms hydrogen fluoride', lithiumSalt],
  ])('is kept dry in a fire, a spill and the store: %s', (_what, product) => {
    const { ids } = printedSentences(product);
    expect(ids('media.')).toEqual(['mediaHydrolysed', 'notWaterOrFoam']);
    expect(ids('firefighters.')).toContain('keepWaterOut');
    expect(ids('release.containment.')).toContain('dryOnly');
    expect(ids('release.containment.')).not.toContain('clean');
    expect(ids('storage.')).toContain('moisture');
    expect(ids('avoid.')).toContain('avoidMoisture');
  });

  it('is told where hazards of a reaction stand, as in section 10', () => {
    const ofCountry = (product: Parts) =>
      printedSentences({ ...product, description: { country: 'US', vendorCountry: 'US' } });
    expect(ofCountry(thionylChloride).ids('reaction-hazards.')).toEqual(['water', 'waterViolently']);
    expect(ofCountry(thionylChloride).ids('reactions.')).toEqual(
      expect.arrayContaining(['reactsWaterViolently', 'reactionWaterGas']),
    );
    expect(ofCountry(lithiumSalt).ids('reaction-hazards.')).toEqual(['water']);
  });

  it('has reacted where water is an ingredient', () => {
    const { ids } = printedSentences({ shares: { '21324-40-3': 5, [water]: 95 }, properties: liquid });
    expect(ids('firefighters.')).not.toContain('keepWaterOut');
    expect(ids('release.containment.')).not.toContain('dryOnly');
  });
});

describe('sulphuric acid', () => {
  const acid = (percent: number) =>
    printedSentences({
      shares: { '7664-93-9': percent, [water]: 100 - percent },
      properties: { ...liquid, ph: '0.3' },
      description: { country: 'US', vendorCountry: 'US' },
    });

  it.each([96, 75])(
    'of %d %% reacts violently with water and what burns, and is diluted by adding it to water',
    (percent) => {
      const { ids, text } = acid(percent);
      expect(ids('reactions.')).toContain('reactsWaterViolently');
      expect(ids('reaction-hazards.')).toContain('waterViolently');
      expect(ids('firefighters.')).toContain('keepWaterOut');
      expect(ids('avoid.')).toContain('avoidMoisture');
      expect(text('incompatible')).toMatch(/combustible materials.*water/);
      expect(ids('handling.')).toContain('dilute');
    },
  );

  it('of 74.9 % only heats up', () => {
    expect(acid(74.9).ids('reactions.')).not.toContain('reactsWaterViolently');
    expect(acid(74.9).text('incompatible')).not.toMatch(/combustible materials/);
  });
});

describe('soluble fluorides', () => {
  const flux = (percent: number) =>
    printedSentences({ shares: { '7789-29-9': percent, '14075-53-7': 100 - percent }, properties: { state: 'Solid' } });

  it('are kept from acids from 1 % on, of which they make a toxic gas', () => {
    expect(flux(1).ids('reactions.')).toContain('reactionAcidGas');
    expect(flux(1).text('incompatible')).toContain('acids');
    expect(flux(0.99).ids('reactions.')).not.toContain('reactionAcidGas');
  });
});

describe('a paint of zinc powder', () => {
  const paint = (zinc: number, thinner: string) =>
    printedSentences({ shares: { '7440-66-6': zinc, [thinner]: 100 - zinc }, properties: liquid });

  it('releases hydrogen with acids and damp from a quarter on, if it holds no water', () => {
    expect(paint(25, '1330-20-7').ids('reactions.')).toContain('reactionMetalPowder');
    expect(paint(25, '1330-20-7').ids('avoid.')).toContain('avoidMoisture');
    expect(paint(25, '1330-20-7').text('incompatible')).toMatch(/acids.*water/);
    expect(paint(24.9, '1330-20-7').ids('reactions.')).not.toContain('reactionMetalPowder');
    expect(paint(25, water).ids('reactions.')).not.toContain('reactionMetalPowder');
  });
});
