import { aProduct } from '@gosds/testkit/builders/a-product';
import { sheetOf } from '@gosds/testkit/products/sheet-of';
import { describe, expect, it } from 'vitest';

const liquid = { state: 'Liquid' };
const preservative = {
  shares: { '12069-69-1': 16, '141-43-5': 32, '7732-18-5': 52 },
  properties: { ...liquid, ph: '10' },
};
const zincPaint = {
  shares: { '1330-20-7': 40, '7779-90-0': 30, '471-34-1': 30 },
  properties: { ...liquid, flashPoint: { value: '27', unit: '°C' } },
  uses: 'Paint for steel',
};
const solvent = {
  shares: { '1330-20-7': 50, '123-86-4': 50 },
  properties: zincPaint.properties,
  uses: 'Paint for steel',
};

function nameOf(product: Parameters<typeof aProduct>[0], mode: 'land' | 'sea' | 'air') {
  const outcome = sheetOf(aProduct(product)).product.transport[mode];
  return outcome.status === 'regulated' ? outcome.proposal.shippingName : outcome.status;
}

describe('a marine pollutant under a generic name (IMDG Code 3.1.2.9.1)', () => {
  it('is named by sea beside what corrodes, and not on land or in the air', () => {
    expect(nameOf(preservative, 'land')).toBe('CORROSIVE LIQUID, BASIC, ORGANIC, N.O.S. (contains 2-Aminoethanol)');
    expect(nameOf(preservative, 'sea')).toMatch(/N\.O\.S\. \(contains 2-Aminoethanol and .*[Cc]opper.*\)$/);
    expect(nameOf(preservative, 'air')).toBe(nameOf(preservative, 'land'));
  });

  it('is named by sea in a paint, whose name on land asks for none', () => {
    expect(nameOf(zincPaint, 'land')).toBe('PAINT');
    expect(nameOf(zincPaint, 'sea')).toMatch(/^PAINT \(contains .*[Zz]inc.*\)$/);
  });

  it('is not named where nothing pollutes, or the entry has a name of its own', () => {
    expect(nameOf(solvent, 'sea')).toBe('PAINT');
    const bleach = { shares: { '7681-52-9': 12, '7732-18-5': 88 }, properties: { ...liquid, ph: '12.5' } };
    expect(nameOf(bleach, 'sea')).toBe(nameOf(bleach, 'land'));
  });
});
