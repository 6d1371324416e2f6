import { printedSentences } from '@gosds/testkit/builders/printed-sentences';
import { describe, expect, it } from 'vitest';

const dryIce = { shares: { '124-38-9': 100 }, properties: { state: 'Solid', appearance: 'Granules' } };
const cold = (cas: string, properties: object = { state: 'Gas', packedGas: 'refrigerated' }) =>
  printedSentences({ shares: { [cas]: 100 }, properties });

describe('dry ice', () => {
  const { ids, text } = printedSentences(dryIce);

  it('is no dust, in no section', () => {
    for (const part of ['release.', 'handling.', 'storage.', 'engineering.', 'avoid.', 'limits.'])
      expect(ids(part).filter((id) => /dust|sweep|closed|original/i.test(id))).toEqual([]);
    expect(ids('protection.breathing.')).toEqual(['apparatus']);
  });

  it('freezes, suffocates and bursts what is closed', () => {
    expect(ids('other-hazards.')).toEqual(expect.arrayContaining(['coldContact', 'coldBursts', 'asphyxiant']));
    expect(ids('first-aid.skin.')).toEqual(['skinCold']);
    expect(ids('first-aid.eyes.')).toEqual(['eyesCold']);
    expect(ids('release.containment.')).toEqual(['letEvaporate']);
    expect(ids('storage.')).toContain('coldStore');
    expect(text('protection.hands.cold')).toContain('cold-insulating');
  });
});

describe('a refrigerated liquefied gas', () => {
  it('is kept in insulated containers that let gas escape, in no cylinder, whatever the market', () => {
    for (const cas of ['7727-37-9', '7440-37-1', '7782-44-7', '7440-59-7']) {
      const { ids } = cold(cas);
      expect(ids('storage.')).toContain('coldStore');
      expect(ids('storage.')).not.toContain('cylinders');
      expect(ids('storage.roomTemperature')).toEqual([]);
      expect(ids('protection.hands.')).toContain('cold');
    }
  });

  it('is nitrogen that somebody calls a liquid', () => {
    expect(cold('7727-37-9', { state: 'Liquid' }).ids('storage.')).toContain('coldStore');
  });

  it('condenses air where it is colder than the dew point of air', () => {
    const condenses = ['7727-37-9', '7440-59-7', '7440-37-1', '7782-44-7', '124-38-9'].map((cas) =>
      cold(cas).ids('reactions.').includes('condensesAir'),
    );
    expect(condenses).toEqual([true, true, false, false, false]);
  });
});

describe('a compressed gas', () => {
  it('has cylinders, and nothing of cold', () => {
    const { ids } = cold('7727-37-9', { state: 'Gas', packedGas: 'compressed' });
    expect(ids('storage.')).toContain('cylinders');
    expect(ids('other-hazards.')).not.toContain('coldContact');
  });
});

describe('acetylene, dissolved', () => {
  const { ids, text } = cold('74-86-2', { state: 'Gas', packedGas: 'dissolved' });

  it('is not called stable, and is kept from copper and silver', () => {
    expect(ids('stability.')).toEqual(['unstableGas']);
    expect(ids('reactions.')).toContain('reactionAcetylide');
    expect(text('incompatible')).toContain('copper, silver, mercury');
    expect(ids('storage.')).toContain('dissolvedGas');
    expect(ids('fire-hazards.')).toContain('hazardUnstableGas');
  });
});
