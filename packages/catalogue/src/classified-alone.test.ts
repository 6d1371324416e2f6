import { describe, expect, it } from 'vitest';
import { substances } from './catalogue.ts';
import { acuteCategories, classifyNearlyPure, compareAcuteToxicity, statedHazards } from './testing/compare-entry.ts';
import { sampleOf } from './testing/sample-of.ts';
import { unexplained } from './testing/unexplained.ts';

describe('a product of one substance', () => {
  const toxic = substances.filter(({ classification }) => acuteCategories(statedHazards(classification)).size > 0);

  it('keeps the acute toxicity of the substance at least, CLP Article 4(3)', () => {
    const milder = sampleOf(toxic, 800).flatMap((substance) => {
      const computed = acuteCategories(classifyNearlyPure(substance).hazards);
      return [...acuteCategories(statedHazards(substance.classification))]
        .filter(([route, category]) => (computed.get(route) ?? Number.POSITIVE_INFINITY) > category)
        .map(([route]) => `${substance.name} ${route}`);
    });
    expect(toxic.length).toBeGreaterThan(3000);
    expect(milder).toEqual([]);
  });

  it('is more toxic than its record says only where the entry is a minimum classification, or a reason is written down', () => {
    expect(unexplained(compareAcuteToxicity(substances))).toEqual([]);
  });
});
