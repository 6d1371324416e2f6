import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { valueAt } from '@gosds/sheet/draft/input-path';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { type NextBestField, searchNextBestField } from '@gosds/sheet/review/next-best-field';
import { reviewSheet } from '@gosds/sheet/review/review';
import { withInput } from '@gosds/sheet/review/with-fix';
import type { Draft } from '@gosds/sheet/draft/draft';
import { describe, expect, it } from 'vitest';
import { description, finished, properties, row, type Change } from './change.ts';

const blank = { value: '', unit: '°C' };

function search(sheet: ReturnType<typeof finished>, isOffered: (path: string) => boolean = () => true) {
  const steps = searchNextBestField({ facts: sheet, isOffered });
  let made = 0;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { found: value, made };
    made += 1;
  }
}

/** The open points of a draft's sheet, by name. */
function openIn(sheet: ReturnType<typeof finished>, draft: Draft): readonly string[] {
  const made = makeSheet({ ...sheet, draft });
  const { findings } = reviewSheet({ ...sheet, draft, ...made });
  return [
    ...made.product.classification.outcomes
      .filter(({ status }) => status === 'incomplete')
      .map(({ hazardClass }) => hazardClass),
    ...(made.product.transport.land.status === 'incomplete' ? ['transport'] : []),
    ...findings.filter(({ accepted }) => accepted === null).map(({ message }) => findingInEnglish(message)),
  ];
}

const nameOf = (point: NextBestField['decides'][number]): string =>
  point.kind === 'class'
    ? point.hazardClass
    : point.kind === 'transport'
      ? 'transport'
      : findingInEnglish(point.message);

/** Answers that the search itself does not try. */
const others: Readonly<Record<string, readonly string[]>> = {
  'properties.flashPoint.value': ['-35', '22', '23', '45', '60', '70', '93', '200'],
  'properties.ph': ['2', '5.5', '11.5', '12', '14'],
  'properties.state': ['Liquid', 'Solid'],
  'properties.viscosity.value': ['1', '20.5', '300'],
  'properties.boilingPoint.value': ['36', '78', '190'],
  'description.productUse': ['industrial', 'professional', 'consumer'],
};

const cases: Readonly<Record<string, readonly Change[]>> = {
  'a flammable liquid without a flash point': [properties({ flashPoint: blank })],
  'a flammable liquid without flash and boiling point': [properties({ flashPoint: blank, boilingPoint: blank })],
  'a product without a state': [properties({ state: '' })],
  'a cleaner without pH and viscosity': [
    { of: 'cleaner' },
    properties({ ph: '', viscosity: { value: '', unit: 'cSt' } }),
  ],
  'a fungicide without a use': [{ of: 'fungicide' }, description({ uses: '', productUse: '' })],
};

describe('the next best field', () => {
  it('is the flash point of a liquid whose class and entry for transport wait for it', () => {
    const { found } = search(finished(properties({ flashPoint: blank })));
    expect(found?.path).toBe('properties.flashPoint.value');
    expect(found?.decides.map(nameOf)).toEqual(expect.arrayContaining(['Flammable liquids', 'transport']));
  });

  it.each(Object.entries(cases))(
    'settles what it claims, also with answers that were not tried: %s',
    (_name, changes) => {
      const sheet = finished(...changes);
      const { found } = search(sheet);
      if (found === null) throw new Error('nothing was found');
      const { path, decides } = found;
      expect(valueAt(sheet.draft, path)).toBe('');
      const open = openIn(sheet, sheet.draft);
      const names = decides.map(nameOf);
      expect(open).toEqual(expect.arrayContaining(names));
      for (const answer of others[path] ?? ['Some other text 1']) {
        const after = openIn(sheet, withInput(sheet.draft, path, answer));
        expect(
          after.filter((name) => names.includes(name)),
          answer,
        ).toEqual([]);
      }
    },
  );

  it('is the classification of a substance that nobody has classified', () => {
    const unknown = { name: 'House blend 7', materialId: null, casNumber: '', handClassification: null };
    const { found } = search(finished(row(0, unknown)));
    expect(found?.path).toBe('ingredients.0.name');
    expect(found?.decides.length).toBeGreaterThan(3);
  });

  it('is none that cannot be gone to, and none where nothing is blank', () => {
    const sheet = finished(properties({ flashPoint: blank }));
    expect(search(sheet, () => false)).toEqual({ found: null, made: 1 });
    const other = search(sheet, (path) => path !== 'properties.flashPoint.value').found;
    expect(other?.path).not.toBe('properties.flashPoint.value');
  });

  it.each([
    ['Aerosol', ['flashPoint', 'viscosity']],
    ['Gas', ['ph', 'flashPoint', 'density', 'viscosity']],
    ['Solid', ['flashPoint', 'viscosity', 'lowerExplosiveLimit']],
    ['Liquid', []],
  ] as const)('is nothing that section 9 says does not apply, in the state %s', (state, without) => {
    const blanks = {
      ...{ ph: '', flashPoint: blank, density: { value: '', unit: 'g/cm³' } as const },
      ...{ viscosity: { value: '', unit: 'cSt' } as const, lowerExplosiveLimit: { value: '', unit: '%' } as const },
    };
    const asked = new Set<string>();
    search(finished(properties({ ...blanks, state })), (path) => {
      asked.add(path.split('.')[1] ?? '');
      return false;
    });
    expect(Object.keys(blanks).filter((name) => !asked.has(name))).toEqual(without);
  });

  it('leaves the draft as it is, and rests between any two sheets', () => {
    const sheet = finished(properties({ flashPoint: blank }));
    const before = JSON.stringify(sheet.draft);
    expect(search(sheet).made).toBeGreaterThan(10);
    expect(JSON.stringify(sheet.draft)).toBe(before);
  });
});
