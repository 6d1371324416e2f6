import { describe, expect, it } from 'vitest';
import { substances } from './catalogue.ts';
import { compareFlashPoints } from './testing/compare-entry.ts';
import { molarMassOf } from './testing/elements.ts';
import { unexplained } from './testing/unexplained.ts';

const duplicates = (values: readonly string[]) => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};

describe('the records of the catalogue', () => {
  it('give every substance its own number', () => {
    expect(duplicates(substances.map(({ cwNo }) => cwNo))).toEqual([]);
  });

  it('hold a CAS number twice only for another Annex VI entry, such as a gas and its solution', () => {
    const keys = substances.filter(({ cas }) => cas).map(({ cas, index }) => `${cas ?? ''} ${index ?? ''}`);
    expect(duplicates(keys)).toEqual([]);
  });

  it('hold a name once', () => {
    expect(duplicates(substances.map(({ name }) => name.toLowerCase()))).toEqual([]);
  });

  it('name each synonym once and never the name again', () => {
    const repeated = substances.flatMap(({ name, synonyms }) =>
      duplicates([name, ...synonyms].map((text) => text.toLowerCase())),
    );
    expect(repeated).toEqual([]);
  });

  it('weigh what their formula says', () => {
    const odd = substances.filter(({ formula = '', molarMass }) => {
      if (formula === '' || molarMass === undefined) return false;
      const computed = molarMassOf(formula);
      return !(Math.abs(computed - molarMass) / computed < 0.001);
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it('hold every liquid hydrocarbon that flows for an aspiration hazard (CLP Annex I, Table 3.10.1)', () => {
    const isHydrocarbon = (formula = '') => /^C\d*H\d+$/.test(formula);
    const dangerless = substances.filter(({ formula, properties, classification: { hazards, additional } }) => {
      const flows = properties.state === 'liquid' && (properties.kinematicViscosity?.min ?? 0) < 20.5;
      const classes = [...hazards, ...(additional?.hazards ?? [])].map(({ code }) => code);
      return isHydrocarbon(formula) && flows && !classes.includes('Asp. Tox. 1');
    });
    expect(dangerless.map(({ name }) => name)).toEqual([]);
    expect(substances.filter(({ formula }) => isHydrocarbon(formula)).length).toBeGreaterThan(60);
  });

  it('keep the flash point below the autoignition temperature and the lower below the upper limit', () => {
    const odd = substances.filter(
      ({ properties: { flashPoint, autoignition, lowerExplosiveLimit, upperExplosiveLimit } }) => {
        const ignitesFirst =
          flashPoint && autoignition && flashPoint.max >= autoignition.max && Number.isFinite(flashPoint.max);
        const crossed =
          lowerExplosiveLimit && upperExplosiveLimit && lowerExplosiveLimit.min >= upperExplosiveLimit.max;
        return Boolean(ignitesFirst) || Boolean(crossed);
      },
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it('give a flammable liquid a flash point within its category, or a reason why not', () => {
    expect(unexplained(compareFlashPoints(substances))).toEqual([]);
  });
});
