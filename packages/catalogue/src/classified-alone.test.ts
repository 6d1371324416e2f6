import { describe, expect, it } from 'vitest';
import { substances } from './catalogue.ts';
import { acuteCategories, classifyNearlyPure, compareAcuteToxicity, statedHazards } from './testing/compare-entry.ts';
import { unexplained } from './testing/unexplained.ts';

describe('a product of one substance', () => {
  const toxic = substances.filter(({ classification }) => acuteCategories(statedHazards(classification)).size > 0);

  it.each(toxic)('keeps the acute toxicity of $name at least, CLP Article 4(3)', (substance) => {
    const computed = acuteCategories(classifyNearlyPure(substance).hazards);
    const milder = [...acuteCategories(statedHazards(substance.classification))].filter(
      ([route, category]) => (computed.get(route) ?? Number.POSITIVE_INFINITY) > category,
    );
    expect(milder).toEqual([]);
  });

  it('is more toxic than its record says only where the entry is a minimum classification, or a reason is written down', () => {
    expect(unexplained(compareAcuteToxicity(substances))).toEqual([]);
  });
});
