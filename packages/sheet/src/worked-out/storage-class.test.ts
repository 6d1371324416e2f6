import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../model/written.ts';
import { storageClass } from './storage-class.ts';

type Case = { readonly state?: string; readonly flash?: string; readonly name?: string; readonly cas?: string };

const noFlash = {
  'no-flash-point': { values: { hasNone: 'yes' }, method: 'Method', source: 'Report 12', date: '2024-03' },
};

function made(hazards: readonly string[], { state = 'Liquid', flash = '', name = 'Matter', cas = '' }: Case = {}) {
  const ingredients = [
    { name, casNumber: cas, proportion: '100', handClassification: { hazards, source: 'Supplier' } },
  ];
  const isWithout = flash === 'none';
  const properties = {
    state,
    flashPoint: { value: isWithout ? '' : flash, unit: '°C', method: 'ISO 2719' },
    ...(isWithout ? { tests: noFlash } : {}),
  };
  return madeSheet(aDraft({ ingredients, properties }));
}

const classOf = (hazards: readonly string[], more?: Case) => storageClass(made(hazards, more).product);

describe('the storage class by TRGS 510', () => {
  it.each<[code: string, hazards: readonly string[], more?: Case]>([
    ['3', ['Flam. Liq. 2 H225', 'Acute Tox. 3 H301', 'STOT SE 1 H370']],
    ['3', ['Flam. Liq. 3 H226', 'Skin Corr. 1A H314']],
    ['5.2', ['Org. Perox. D H242', 'Flam. Liq. 3 H226']],
    ['5.1A', ['Ox. Sol. 1 H271', 'Acute Tox. 2 H330'], { state: 'Solid' }],
    ['5.1B', ['Ox. Liq. 3 H272', 'Skin Corr. 1A H314', 'Acute Tox. 3 H331']],
    ['4.2', ['Pyr. Sol. 1 H250', 'Acute Tox. 2 H330'], { state: 'Solid' }],
    ['4.3', ['Water-react. 1 H260', 'Acute Tox. 2 H300'], { state: 'Solid' }],
    ['4.1B', ['Flam. Sol. 2 H228', 'Carc. 2 H351'], { state: 'Solid' }],
    ['6.1A', ['Acute Tox. 2 H330', 'Skin Corr. 1B H314'], { flash: '120' }],
    ['6.1B', ['Acute Tox. 2 H330', 'Skin Corr. 1B H314'], { flash: 'none' }],
    ['6.1C', ['Repr. 1B H360D'], { flash: '91' }],
    ['8A', ['Skin Corr. 1B H314'], { flash: '91' }],
    ['8B', ['Skin Corr. 1B H314'], { flash: 'none' }],
    ['2A', ['Press. Gas (Comp.) H280'], { state: 'Gas' }],
    ['2B', ['Aerosol 1 H222'], { state: 'Aerosol' }],
    ['10', ['Skin Irrit. 2 H315'], { flash: '93' }],
    ['12', ['Skin Irrit. 2 H315'], { flash: 'none' }],
  ])('is %s for %j %j', (code, hazards, more) => {
    expect(classOf(hazards, more)).toMatchObject({ codes: [{ code }] });
  });

  it('is not decided where it is not known whether the product burns', () => {
    expect(classOf(['Skin Irrit. 2 H315'])).toEqual({ lacks: 'burns' });
  });

  it.each<[what: string, hazards: readonly string[], more?: Case]>([
    ['a liquid that is both flammable and very toxic', ['Flam. Liq. 2 H225', 'Acute Tox. 1 H330']],
    ['ammonium nitrate', ['Ox. Sol. 3 H272'], { state: 'Solid', cas: '6484-52-2' }],
    ['a peroxide of type B', ['Org. Perox. B H241']],
  ])('is not decided by the classification alone for %s', (_, hazards, more) => {
    expect(classOf(hazards, more)).toEqual({ lacks: 'order' });
  });
});

it('stands in sections 7 and 15 with how it came about', () => {
  const { document } = made(['Flam. Liq. 2 H225']);
  const texts = sentencesOf(document.sections).flatMap(({ id, text }) =>
    id === 'storage.class' || id === 'regulations.list.storage-class' ? [text] : [],
  );
  const text = '3 – Flammable liquids (worked out by TRGS 510 from the classification)';
  expect(texts).toEqual([text, text]);
});
