import { aProduct } from '@gosds/testkit/builders/a-product';
import { sentencesOf } from '../../model/written.ts';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '@gosds/testkit/products/sheet-of';

type Part = readonly [cas: string, share: string];

/** The classes of section 9.2.1, by the reason why they are not met. */
function standings(parts: readonly Part[], properties: Readonly<Record<string, unknown>>) {
  const sentences = sentencesOf(sheetOf(aProduct({ shares: parts, properties })).document.sections);
  return (id: string) => sentences.find((each) => each.id === `physical.${id}`)?.text ?? '';
}

const liquid = { state: 'Liquid', flashPoint: { value: '15', unit: '°C' } };

describe('physical classes that are not reached', () => {
  it('are screened by structure for butyl acetate, and corrosion of metals lacks data', () => {
    const found = standings([['123-86-4', '100']], { ...liquid, flashPoint: { value: '22', unit: '°C' } });
    for (const name of [
      'Explosives',
      'Self-reactive',
      'Oxidising liquids',
      'Organic peroxides',
      'Pyrophoric liquids',
    ]) {
      expect(found('screened')).toContain(name);
    }
    expect(found('lacking')).toMatch(/: Corrosive to metals\.$/);
    expect(found('notMet')).toBe('');
  });

  it('are not screened where the molecule has what the class looks for', () => {
    // 2-Nitropropane has nitrogen bound to oxygen.
    const found = standings([['79-46-9', '100']], liquid);
    expect(found('lacking')).toMatch(/Explosives.*Self-reactive/);
    expect(found('lacking')).toContain('Oxidising liquids');
    expect(found('screened')).not.toMatch(/Explosives|Self-reactive|Oxidising/);
  });

  it('are judged by the structure where it is known', () => {
    // Benzyl alcohol and an aliphatic amine have no group of the tables.
    const hardener = standings(
      [
        ['100-51-6', '60'],
        ['2855-13-2', '40'],
      ],
      liquid,
    );
    expect(hardener('screened')).toMatch(/Explosives.*Self-reactive.*Oxidising liquids.*Organic peroxides/);
    // Isoprene may polymerise but does not explode.
    const isoprene = standings([['78-79-5', '100']], liquid);
    expect(isoprene('screened')).toContain('Explosives');
    expect(isoprene('lacking')).toContain('Self-reactive');
    // tert-Butyl hydroperoxide has an -O-O- bond.
    expect(standings([['75-91-2', '100']], liquid)('screened')).not.toMatch(/Explosives|Self-reactive/);
  });

  it('count as assessed where every ingredient was', () => {
    const found = standings([['7732-18-5', '100']], { state: 'Liquid' });
    expect(found('notMet')).toContain('Explosives');
    expect(found('lacking')).toBe('');
  });

  it('are distinguished from those of another state', () => {
    expect(standings([['123-86-4', '100']], liquid)('otherState')).toContain('Oxidising solids');
  });

  it('need no test with water where the product is made with it', () => {
    const found = standings(
      [
        ['7732-18-5', '50'],
        ['79-46-9', '50'],
      ],
      liquid,
    );
    expect(found('screened')).toContain('in contact with water emit flammable gases');
  });

  it('lack data in what the recipe does not state', () => {
    expect(
      standings(
        [
          ['123-86-4', '50'],
          ['7732-18-5', '40'],
        ],
        liquid,
      )('lacking'),
    ).toContain('Explosives');
  });
});
