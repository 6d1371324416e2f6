import { inEnglish } from '@gosds/phrases/say-message';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { exactly, percent } from '@gosds/ghs/concentration';
import { hazard } from '@gosds/ghs/hazard';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import type { Mixture } from '@gosds/ghs/mixture';
import { describe, expect, it } from 'vitest';
import { classifyForTransport } from '../classify-for-transport.ts';
import type { TransportInput, TransportMode, ViscousLiquid } from '../transport-input.ts';

function paint(
  flash: number,
  viscous: ViscousLiquid,
  more: Partial<TransportInput> & { readonly aquatic?: boolean } = {},
) {
  const mixture: Mixture = {
    physicalState: 'liquid',
    properties: { flashPointC: { min: flash, max: flash }, initialBoilingPointC: { min: 110, max: 110 } },
    ingredients: [
      { id: 'a', name: 'toluene', concentration: exactly(percent(60)), hazards: [hazard('Flam. Liq. 2 H225')] },
      {
        id: 'b',
        name: 'binder',
        concentration: exactly(percent(40)),
        hazards: more.aquatic ? [hazard('Aquatic Chronic 1 H410')] : [],
      },
    ],
  };
  const classification = classifyMixture(mixture, marketById('eu'));
  return classifyForTransport({ mixture, classification, productKind: 'paint', viscous, ...more });
}

const base: ViscousLiquid = { viscosity23: 80, solventSeparationPercent: 0 };
/** The flash point that the product must exceed for the relief; undefined if there is no relief. */
function reliefOf(flash: number, viscous: Partial<ViscousLiquid>, mode: TransportMode = 'adr') {
  const outcome = paint(flash, { ...base, ...viscous }, { mode });
  const alternatives = outcome.status === 'regulated' ? outcome.alternatives : [];
  const why = alternatives.find(({ entry }) => entry.packingGroup === 'III')?.reasons[0]?.summary.values['why'];
  const said = why === undefined ? '' : inEnglish(why);
  const [, above = 'any'] = /flash point above (\S+) °C/.exec(said) ?? [];
  return said.startsWith('viscous,') ? above : undefined;
}

describe('packing group III of viscous liquids, ADR 2.2.3.1.4', () => {
  it.each([
    [20, 22, undefined],
    [20.1, 22, '17'],
    [80, 17, undefined],
    [80, 17.1, '17'],
    [80.1, 10.1, '10'],
    [135, 10, undefined],
    [135, 10.1, '10'],
    [135.1, 5.1, '5'],
    [220, 5, undefined],
    [220.1, -0.9, '-1'],
    [300, -1, undefined],
    [300.1, -4.9, '-5'],
    [700, -5, undefined],
    [700.1, -40, 'any'],
  ])('viscosity %s mm2/s, flash point %s °C: %s', (viscosity23, flash, row) => {
    expect(reliefOf(flash, { viscosity23 })).toBe(row);
  });

  it('asks for less than 3 % of separated solvent and up to 20 % of nitrocellulose', () => {
    expect(reliefOf(18, { solventSeparationPercent: 2.9 })).toBe('17');
    expect(reliefOf(18, { solventSeparationPercent: 3 })).toBeUndefined();
    expect(reliefOf(18, { nitrocellulosePercent: 20 })).toBe('17');
    expect(reliefOf(18, { nitrocellulosePercent: 20.1 })).toBeUndefined();
  });

  it('is granted where the law of the mode was read', () => {
    expect((['adr', 'rid', 'imdg', 'adg'] as const).map((mode) => reliefOf(18, {}, mode))).not.toContain(undefined);
    expect((['us', 'ca', 'iata'] as const).map((mode) => reliefOf(18, {}, mode))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

const freedom = (viscous: Partial<ViscousLiquid>, more: Parameters<typeof paint>[2] = {}) => {
  const outcome = paint(30, { ...base, receptacleLitres: 450, ...viscous }, more);
  const reasons = outcome.status === 'regulated' ? outcome.proposal.reasons : outcome.reasons;
  const found = reasons.find(({ ruleId }) => ruleId.startsWith('transport.viscous-free'));
  return [outcome.status, found?.ruleId.replace('transport.viscous-free-', '')].join(' ').trim();
};

describe('viscous liquids that are free, ADR 2.2.3.1.5', () => {
  it.each([
    [{ flowTime6mmS: 60 }, 'not-regulated any'],
    [{ flowTime6mmS: 59.9 }, 'regulated'],
    [{ flowTime6mmS: 40, flammablePercent: 60 }, 'not-regulated dilute'],
    [{ flowTime6mmS: 39.9, flammablePercent: 60 }, 'regulated'],
    [{ flowTime6mmS: 40, flammablePercent: 60.1 }, 'regulated'],
    [{ flowTime6mmS: 60, receptacleLitres: 450.1 }, 'regulated any'],
    [{ flowTime6mmS: 60, solventSeparationPercent: 3 }, 'regulated'],
    [{}, 'regulated'],
  ])('%j: %s', (viscous, expected) => {
    expect(freedom(viscous)).toBe(expected);
  });

  it('holds to 5 litres what is hazardous to the environment', () => {
    expect(freedom({ flowTime6mmS: 60, receptacleLitres: 5 }, { aquatic: true })).toBe('not-regulated any');
    expect(freedom({ flowTime6mmS: 60, receptacleLitres: 5.1 }, { aquatic: true })).toBe('regulated any');
  });

  it('stays of class 3 by sea, where only marks, labels and tests of packages fall away (IMDG 2.3.2.5)', () => {
    expect(freedom({ flowTime6mmS: 60 }, { mode: 'imdg' })).toBe('regulated any');
    expect(freedom({ flowTime6mmS: 60, receptacleLitres: 5 }, { mode: 'imdg', aquatic: true })).toBe('regulated');
    expect(freedom({ flowTime6mmS: 60 }, { mode: 'iata' })).toBe('regulated');
  });

  it('is not law of 49 CFR', () => {
    expect(freedom({ flowTime6mmS: 60 }, { mode: 'us' })).toBe('regulated');
  });
});
