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

describe('what cools goods in carriage', () => {
  const duty = (product: object, country: string) =>
    printedSentences({ ...dryIce, ...product, country }).text('transportPrecautions.coolant');
  const nitrogen = { shares: { '7727-37-9': 100 }, properties: { state: 'Gas', packedGas: 'refrigerated' } };
  const oxygen = { ...nitrogen, shares: { '7782-44-7': 100 } };

  it('has the duties of 5.5.3 where the law of the roads has it: dry ice and gases that suffocate', () => {
    expect(duty({}, 'DE')).toContain('5.5.3 of ADR/RID');
    expect(duty(nitrogen, 'AU')).toContain('5.5.3 of ADG');
    expect(duty(oxygen, 'DE')).toBe('');
    expect(duty({}, 'US')).toBe('');
    expect(duty({ ...nitrogen, properties: { state: 'Gas', packedGas: 'compressed' } }, 'DE')).toBe('');
  });
});

describe('a refrigerated liquefied gas, in every section', () => {
  const argon = cold('7440-37-1');

  it('has the class of its form beside the ingredient, and in the statements of section 16', () => {
    expect(argon.text('composition.1.classes')).toContain('Press. Gas (Ref. Liq.), H281');
    expect(argon.ids('statements.')).toEqual(['H281']);
  });

  it('bursts a closed vessel, and no cylinder', () => {
    expect(argon.ids('other-hazards.')).not.toContain('containerBurst');
    expect(argon.ids('fire-hazards.')).toContain('hazardColdGas');
    expect(argon.ids('fire-hazards.')).not.toContain('hazardGas');
    expect(argon.ids('reactivity.')).toEqual(['reactsCold']);
    expect(argon.ids('avoid.')).toEqual(['avoidCold']);
    expect(argon.ids('release.containment.')).not.toContain('gasStop');
    expect(argon.text('waste.packaging')).toContain('relief devices');
    expect(argon.text('environmental-controls.noRelease')).not.toContain('valve');
  });

  it('is worked with behind the face shield that its label asks for', () => {
    expect(argon.text('protection.eyes')).toContain('Face shield');
  });

  it('is heavier than air while it is cold, also where it is lighter once warm', () => {
    expect(cold('74-82-8').ids('fire-hazards.')).toEqual(expect.arrayContaining(['gasCold', 'gasLight']));
    expect(cold('7727-37-9').ids('fire-hazards.')).toContain('gasCold');
    expect(argon.ids('fire-hazards.')).toEqual(expect.arrayContaining(['gasHeavy']));
    expect(argon.ids('fire-hazards.')).not.toContain('gasCold');
    expect(cold('74-82-8').ids('release.personal.')).toContain('gasCold');
  });

  it('takes no water onto the liquid', () => {
    expect(argon.ids('media.')).toContain('notOnCold');
    expect(cold('7440-37-1', { state: 'Gas', packedGas: 'compressed' }).ids('media.')).not.toContain('notOnCold');
  });
});

describe('the class of a gas under pressure beside an ingredient', () => {
  const classesOf = (cas: string, properties: object, shares: object = { [cas]: 100 }) =>
    printedSentences({ shares: { ...shares }, properties }).text('composition.1.classes');

  it('is that of the form in which the product is packed', () => {
    expect(classesOf('124-38-9', { state: 'Gas', packedGas: 'compressed' })).toContain('Press. Gas (Comp.), H280');
    expect(classesOf('124-38-9', { state: 'Gas', packedGas: 'liquefied' })).toContain('Press. Gas (Liq.), H280');
    expect(classesOf('124-38-9', { state: 'Gas', packedGas: 'unpressurised' })).not.toContain('Press. Gas');
  });

  it('is none in dry ice, and none of a gas that a liquid holds', () => {
    expect(classesOf('124-38-9', dryIce.properties)).not.toContain('Press. Gas');
    expect(classesOf('115-10-6', { state: 'Liquid' }, { '115-10-6': 20, '67-64-1': 80 })).not.toContain('Press. Gas');
  });

  it('stays that of the propellant in a can', () => {
    expect(classesOf('115-10-6', { state: 'Aerosol' }, { '115-10-6': 20, '67-64-1': 80 })).toContain(
      'Press. Gas (Liq.)',
    );
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
