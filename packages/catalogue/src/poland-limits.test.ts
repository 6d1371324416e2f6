import { describe, expect, it } from 'vitest';
import { findByCas } from './catalogue.ts';
import { limitedBy } from './testing/limited-by.ts';

const limited = limitedBy('poland');

const limitsOf = (cas: string) => findByCas(cas)?.exposureLimits.filter(({ source }) => source === 'poland') ?? [];

/** Molar volume in litres at 20 °C and 101.3 kPa, which the list uses for mg/m3. */
const molarVolume = 24.05;

/** The edition predates Directive (EU) 2024/869 on diisocyanates and lead, so its limits are higher. */
const later = /isocyanat|isocyanic| diisocyanate|^Lead|^Orange lead|^Trilead/i;

/** For kieselguhr, the ordinance limits the dust; the directive limits the crystalline silica in it. */
const otherMeasure = ['68855-54-9'];

describe('the limits of Poland', () => {
  it('belong to substances of the catalogue, and to Poland', () => {
    expect(limited.length).toBeGreaterThan(540);
    for (const cas of limited) {
      const countries = limitsOf(cas).map(({ country, list }) => `${country} ${list}`);
      expect([cas, new Set(countries)]).toEqual([cas, new Set(['PL Dz.U. 2018 poz. 1286 (NDS)'])]);
    }
  });

  it('reads day, short term, ceiling, remark and the two fractions of a dust', () => {
    expect(limitsOf('67-56-1')).toMatchObject([{ twaMgM3: 100, stelMgM3: 300, notation: 'skin' }]);
    expect(limitsOf('10035-10-6')).toMatchObject([{ ceilingMgM3: 6.5 }]);
    expect(limitsOf('141-78-6')).toMatchObject([{ twaMgM3: 734, twaPpm: 200, stelMgM3: 1468, stelPpm: 400 }]);
    expect(limitsOf('1305-78-8')).toMatchObject([
      { twaMgM3: 2, stelMgM3: 6, notation: 'inhalable' },
      { twaMgM3: 1, stelMgM3: 4, notation: 'respirable' },
    ]);
  });

  it('agree in mg/m3 and ppm, within the rounding of the list', () => {
    for (const cas of limited) {
      const molarMass = findByCas(cas)?.molarMass;
      for (const { twaMgM3, twaPpm } of limitsOf(cas)) {
        if (molarMass === undefined || twaMgM3 === undefined || twaPpm === undefined) continue;
        const ratio = (twaPpm * molarMass) / molarVolume / twaMgM3;
        expect([cas, ratio > 0.88 && ratio < 1.12]).toEqual([cas, true]);
      }
    }
  });

  it('have a short term, where they have one, no lower than the day, and positive numbers alone', () => {
    for (const cas of limited) {
      for (const { twaMgM3 = 0, stelMgM3 = Infinity, ceilingMgM3 } of limitsOf(cas)) {
        expect([cas, stelMgM3 >= twaMgM3, (ceilingMgM3 ?? twaMgM3) > 0]).toEqual([cas, true, true]);
      }
    }
  });

  it('are no higher than the limits that bind Poland in the Union, but where told', () => {
    const higher = limited.filter((cas) => {
      const binding =
        findByCas(cas)?.exposureLimits.filter(({ source }) => source === 'cmrd' || source === 'cad') ?? [];
      const lowest = Math.min(...limitsOf(cas).map(({ twaMgM3 = Infinity }) => twaMgM3));
      return binding.some(({ twaMgM3 = Infinity }) => Number.isFinite(lowest) && lowest > twaMgM3 * 1.06);
    });
    const unexplained = higher.filter((cas) => !later.test(findByCas(cas)?.name ?? '') && !otherMeasure.includes(cas));
    expect(unexplained).toEqual([]);
  });
});
