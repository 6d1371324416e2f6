import { describe, expect, it } from 'vitest';
import { findByCas, findByMaterialId } from './catalogue.ts';
import { gloveResistances } from './glove-resistances.ts';
import { readGloveResistance } from './record-notation.ts';

const edges = [undefined, 0, 10, 30, 60, 120, 240, 480];

describe('what glove materials hold back', () => {
  it('belongs to substances of the catalogue, in the steps of the permeation levels', () => {
    for (const cas of Object.keys(gloveResistances)) {
      const gloves = findByCas(cas)?.gloves ?? [];
      expect([cas, gloves.length > 0]).toEqual([cas, true]);
      for (const { minutes } of gloves) expect(edges).toContain(minutes);
    }
  });

  it('reads material, least time and the solution tested', () => {
    expect(findByCas('50-00-0')?.gloves).toContainEqual({
      material: 'neoprene',
      minutes: 240,
      upToPercent: 37,
      source: 'glove-levels',
    });
    expect(findByCas('108-88-3')?.gloves).toEqual([{ material: 'fluoro', source: 'glove-unr' }]);
  });

  it('keeps what was tested of hydrochloric acid away from the gas', () => {
    expect(findByMaterialId(2001)?.gloves).toHaveLength(1);
    expect(findByMaterialId(2002)?.gloves).toEqual([]);
  });

  it.each(['paper 480', 'butyl', 'butyl 4h', 'butyl 480 @'])('refuses %s', (notation) => {
    expect(() => readGloveResistance('glove-unr', notation)).toThrow(RangeError);
  });

  it('refuses a source that is not in the table of sources', () => {
    expect(() => readGloveResistance('hearsay', 'butyl 480')).toThrow(RangeError);
  });

  it('names no rubber against dichloromethane, and no nitrile against ketones, methanol or acetonitrile', () => {
    const lasts = (cas: string, material: string) =>
      findByCas(cas)?.gloves?.some((each) => each.material === material && (each.minutes ?? 480) >= 30);
    for (const material of ['nitrile', 'neoprene', 'butyl', 'fluoro']) expect(lasts('75-09-2', material)).toBe(false);
    for (const cas of ['67-64-1', '78-93-3', '67-56-1', '75-05-8']) expect(lasts(cas, 'nitrile')).toBe(false);
  });
});
