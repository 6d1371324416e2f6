import { readHazard } from '@gosds/ghs/hazard';
import { type Draft, draftSchema } from '@gosds/sheet/draft/draft';
import type { Substance } from '@gosds/sheet/substance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proportionText, stretchAt, sweep, type SweepSubject, valueText, withValue } from './sweep.ts';

function substance(materialId: number, name: string, hazards: readonly (readonly [string, string])[]): Substance {
  return {
    materialId,
    cwNo: `CW${materialId}`,
    name,
    synonyms: [],
    classification: {
      basis: 'harmonised',
      source: 'clp-annex-vi',
      hazards: hazards.flatMap(([category, statement]) => readHazard(category, statement) ?? []),
      supplemental: [],
      specificLimits: [],
      ates: [],
      notes: [],
      minimum: [],
    },
    properties: { state: 'liquid' },
    toxicity: [],
    ecotoxicity: [],
    exposureLimits: [],
  };
}

const water = substance(1, 'Water', []);
const lye = substance(2, 'Lye', [['Skin Corr. 1A', 'H314']]);
const sensitiser = substance(3, 'Sensitiser', [['Skin Sens. 1', 'H317']]);
const solvent = substance(4, 'Solvent', [['Flam. Liq. 2', 'H225']]);
const substances = new Map([water, lye, sensitiser, solvent].map((each) => [each.materialId, each]));

const row = ({ materialId, name }: Substance, proportion: string, more: object = {}) => ({
  ...{ id: name, name, materialId, proportion },
  ...more,
});

const draftOf = (ingredients: readonly object[], properties: object = {}): Draft =>
  draftSchema.parse({
    description: { country: 'DE' },
    ingredients,
    properties: { state: 'Liquid', ...properties },
  });

const product = draftOf([row(water, '50'), row(lye, '0.5'), row(sensitiser, '<0.5')]);

const run = (draft: Draft, subject: SweepSubject) => sweep({ draft, substances, asOf: '2026-11-23', subject });

const share = (rowId: string) => ({ kind: 'share', rowId }) as const;

const limits = ({ stretches, stepsPerUnit }: ReturnType<typeof sweep>) =>
  stretches.map(({ from, changes }) => [
    valueText(from, stepsPerUnit),
    changes.flatMap(({ after }) => after.map(({ code }) => code)).join(', '),
  ]);

describe('the values that a share may take', () => {
  const span = (ingredients: readonly object[], rowId: string) => {
    const { max, current, stepsPerUnit } = run(draftOf(ingredients), share(rowId));
    return [current === null ? null : current / stepsPerUnit, max / stepsPerUnit];
  };

  it.each([
    { name: 'the others leave room', others: [row(water, '50')], found: [10, 50] },
    { name: 'a balance makes room', others: [row(water, 'balance')], found: [10, 100] },
    { name: 'the balance is beside others', others: [row(water, 'q.s.'), row(solvent, '30-40')], found: [10, 70] },
    { name: 'all are more than 100 % already', others: [row(water, '95')], found: [10, 10] },
  ])('begin at what stands in the row where $name', ({ others, found }) => {
    expect(span([row(lye, '10'), ...others], 'Lye')).toEqual(found);
  });
});

describe('the classes over all values of an input', () => {
  it('change at the limits of law, to the last digit of a proportion', () => {
    const found = run(product, share('Lye'));
    expect(found).toMatchObject({ min: 0, max: 50e6, current: 500_000 });
    expect(limits(found)).toEqual([
      ['0', ''],
      ['1', 'Skin Irrit. 2, Eye Irrit. 2'],
      ['3', 'Skin Irrit. 2, Eye Dam. 1'],
      ['5', 'Skin Corr. 1A, Eye Dam. 1'],
    ]);
    expect(limits(run(product, share('Sensitiser')))).toEqual([
      ['0', ''],
      ['1', 'Skin Sens. 1'],
    ]);
  });

  it('change with an extreme pH and with the flash point of a liquid', () => {
    const found = run(product, { kind: 'ph' });
    expect(found).toMatchObject({ min: 0, max: 1400, current: null });
    expect(limits(found).map(([value]) => value)).toEqual(['0', '2.01', '11.5']);
    const thinner = draftOf([row(solvent, '50')], { boilingPoint: { value: '80', unit: '°C' } });
    const flash = run(thinner, { kind: 'flash-point' });
    expect(limits(flash)).toEqual([
      ['-50', 'Flam. Liq. 2'],
      ['23', 'Flam. Liq. 3'],
      ['60.1', ''],
    ]);
    expect(flash.undecided).toContain('Flammable liquids');
  });

  it('are at every value what they are once it is typed', () => {
    const subjects: readonly SweepSubject[] = [share('Lye'), share('Sensitiser'), { kind: 'ph' }];
    for (const subject of subjects) {
      const found = run(product, subject);
      fc.assert(
        fc.property(fc.integer({ min: found.min, max: found.max }), (step) => {
          const typed = withValue(product, subject, step);
          const today = run(typed, subject);
          const codes = (changes: ReturnType<typeof stretchAt>) => changes?.changes ?? [];
          // Once the value is typed, it is the current value, so nothing differs from it there.
          expect(codes(stretchAt(today, step))).toEqual([]);
          const back = run(typed, subject).stretches.map(({ from }) => from);
          expect(back).toEqual(found.stretches.map(({ from }) => from));
        }),
        { numRuns: 3, seed: 12 },
      );
    }
  });
});

describe('a value that is applied', () => {
  it('keeps a range as long as its lower end is below, and the sign of what is below a limit', () => {
    expect(proportionText('5', 7_250_000)).toBe('7.25');
    expect(proportionText('5-10', 12e6)).toBe('5-12');
    expect(proportionText('5-10', 4e6)).toBe('4');
    expect(proportionText('<5', 8e6)).toBe('<8');
    expect(proportionText('<=5', 8e6)).toBe('<=8');
    expect(proportionText('>20', 60e6)).toBe('20-60');
    expect(proportionText('', 1)).toBe('0.000001');
  });

  it('is what fits beside the other rows', () => {
    expect(run(draftOf([row(water, '20-40'), row(lye, '5-90')]), share('Lye'))).toMatchObject({
      max: 80e6,
      current: 80e6,
    });
  });

  it('changes its input alone', () => {
    const changed = withValue(product, { kind: 'flash-point' }, 235);
    expect(changed.properties.flashPoint).toEqual({ value: '23.5', unit: '°C' });
    expect({ ...changed, properties: product.properties }).toEqual(product);
    expect(withValue(product, { kind: 'ph' }, 1150).properties.ph).toBe('11.5');
  });
});
