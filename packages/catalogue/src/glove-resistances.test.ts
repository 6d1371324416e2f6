import { describe, expect, it } from 'vitest';
import { findByCas, findByMaterialId, substances } from './catalogue.ts';

const edges = [undefined, 0, 10, 30, 60, 120, 240, 480];

describe('what glove materials hold back', () => {
  it('is given in the steps of the permeation levels', () => {
    const tested = substances.flatMap(({ gloves = [] }) => gloves);
    expect(tested.length).toBeGreaterThan(190);
    for (const { minutes } of tested) expect(edges).toContain(minutes);
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
    expect(findByMaterialId(2002)?.gloves).toBeUndefined();
  });

  it('names no rubber against dichloromethane, and no nitrile against ketones, methanol or acetonitrile', () => {
    const lasts = (cas: string, material: string) =>
      findByCas(cas)?.gloves?.some((each) => each.material === material && (each.minutes ?? 480) >= 30);
    for (const material of ['nitrile', 'neoprene', 'butyl', 'fluoro']) expect(lasts('75-09-2', material)).toBe(false);
    for (const cas of ['67-64-1', '78-93-3', '67-56-1', '75-05-8']) expect(lasts(cas, 'nitrile')).toBe(false);
  });
});
