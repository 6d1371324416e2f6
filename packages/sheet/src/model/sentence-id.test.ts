import { describe, expect, it } from 'vitest';
import type { InputPath } from '../draft/input-path.ts';
import { isInputPath } from '../draft/input-path.ts';
import { emptyDraft } from '../draft/draft.ts';
import { isUnder, lastPartOf, restUnder, type SentenceId } from './sentence-id.ts';

describe('ids of sentences', () => {
  it('stand under a place, not beside it', () => {
    expect(isUnder('label.P210', 'label')).toBe(true);
    expect(isUnder('label', 'label')).toBe(true);
    expect(isUnder('labels.P210', 'label')).toBe(false);
    expect(isUnder('toxicology.Specific target organ toxicity, single exposure: narcotic effects', 'toxicology')).toBe(
      true,
    );
  });

  it('tell their parts', () => {
    expect(restUnder('classification.Flam. Liq. 2 H225.class', 'classification')).toBe('Flam. Liq. 2 H225.class');
    expect(restUnder('label', 'label')).toBeUndefined();
    expect(lastPartOf('composition.1.limits')).toBe('limits');
  });

  it('do not compile with an error of spelling', () => {
    // @ts-expect-error: no such head
    const id: SentenceId = 'lable.P210';
    // @ts-expect-error: no such input
    const path: InputPath = 'properties.flashpoint.value';
    // @ts-expect-error: an ingredient has no such input
    const other: InputPath = 'ingredients.0.proportions';
    expect([id, path, other]).toHaveLength(3);
  });
});

describe('paths of inputs', () => {
  it('from outside are those that the draft has', () => {
    const draft = emptyDraft();
    expect(isInputPath(draft, 'properties.flashPoint.value')).toBe(true);
    expect(isInputPath(draft, 'ingredients.2.name')).toBe(true);
    expect(isInputPath(draft, 'ingredients.20.name')).toBe(false);
    expect(isInputPath(draft, 'properties.flashpoint')).toBe(false);
  });
});
