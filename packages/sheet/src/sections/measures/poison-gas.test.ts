import { describe, expect, it } from 'vitest';
import { printedSentences } from '@gosds/testkit/builders/printed-sentences';

const gas = (shares: Readonly<Record<string, number>>, packedGas = 'liquefied') =>
  printedSentences({ shares, properties: { state: 'Gas', packedGas } });

const ammonia = gas({ '7664-41-7': 100 });
const chlorine = gas({ '7782-50-5': 100 });
const oxygen = gas({ '7782-44-7': 100 }, 'compressed');
const propane = gas({ '74-98-6': 100 });

describe('a gas that poisons before it displaces the air', () => {
  it('is not called suffocating without warning, and asks for gas detectors', () => {
    for (const poison of [ammonia, chlorine]) {
      expect(poison.ids('other-hazards.')).not.toContain('asphyxiant');
      expect(poison.ids('symptoms.')).not.toContain('symptomsInhalation.suffocation');
      expect(poison.ids('engineering.')).not.toContain('oxygenMonitor');
      expect(poison.ids('engineering.')).toContain('gasMonitor');
    }
    expect(propane.ids('other-hazards.')).toContain('asphyxiant');
    expect(propane.ids('engineering.')).toEqual(expect.arrayContaining(['oxygenMonitor', 'gasMonitor']));
    expect(oxygen.ids('engineering.')).not.toContain('gasMonitor');
  });

  it('is knocked down with water spray, and stands over no tray', () => {
    expect(ammonia.ids('release.containment.')).toEqual(expect.arrayContaining(['gasTurn', 'gasSpray']));
    expect(propane.ids('release.containment.')).not.toContain('gasSpray');
    expect(ammonia.ids('storage.')).not.toContain('retention');
  });

  it('does not soak clothing as oxygen does', () => {
    expect(chlorine.ids('release.personal.')).not.toContain('oxygenClothing');
    expect(oxygen.ids('release.personal.')).toContain('oxygenClothing');
  });

  it('has no statement for what is swallowed or collected', () => {
    for (const code of ['P301+P330+P331', 'P391'])
      expect(
        ammonia.ids('label.').some((id) => id.includes(code)),
        code,
      ).toBe(false);
    expect(ammonia.ids('label.').some((id) => id.includes('P304+P340'))).toBe(true);
  });
});

describe('ammonia as a gas', () => {
  it('attacks copper and not light metals, and explodes with halogens', () => {
    expect(ammonia.text('incompatible')).toContain('copper');
    expect(ammonia.text('incompatible')).not.toContain('zinc');
    expect(ammonia.ids('reactions.')).toContain('reactionAmmonia');
    expect(ammonia.ids('reactions.')).not.toContain('reactionHydrogen');
    expect(ammonia.ids('reactivity.')).not.toContain('reactsBase');
  });

  it('sinks while it is cold, and rises then', () => {
    expect(ammonia.ids('fire-hazards.')).toEqual(expect.arrayContaining(['gasCold', 'gasLight']));
    expect(propane.ids('fire-hazards.')).not.toContain('gasCold');
  });
});

it('chlorine is set free by fire, and is kept from ammonia and metals', () => {
  expect(chlorine.text('fire-hazards.products')).toContain('chlorine');
  expect(chlorine.text('incompatible')).toMatch(/zinc.*amines.*ammonia/);
});

describe('the density of a gas', () => {
  it('is counted by volume, as the shares of a gas are', () => {
    const mixed = gas({ '1333-74-0': 20, '124-38-9': 80 }, 'compressed');
    expect(mixed.ids('fire-hazards.')).toContain('gasHeavy');
    expect(mixed.text('properties.relativeVapourDensity')).toBe('1.2 (calculated)');
  });

  it('is printed for a gas alone', () => {
    expect(chlorine.text('properties.relativeVapourDensity')).toBe('2.4 (calculated)');
  });
});
