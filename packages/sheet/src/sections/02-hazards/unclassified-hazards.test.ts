import { aProduct } from '@gosds/testkit/builders/a-product';
import { reviewSheet } from '../../review/review.ts';
import { sentencesOf } from '../../model/written.ts';
import { describe, expect, it } from 'vitest';
import { factsOf, sheetOf } from '@gosds/testkit/products/sheet-of';

/** Sugar: a solid without any class. */
function sugar(country: string, properties: object) {
  const uses = country === 'CA' ? 'Food | Aliment' : 'Food';
  const draft = aProduct({ shares: { '57-50-1': 100 }, country, uses, properties: { state: 'Solid', ...properties } });
  const made = sheetOf(draft);
  const facts = factsOf(draft);
  const textsOf = (sections: Parameters<typeof sentencesOf>[0]) =>
    new Map(sentencesOf(sections).map(({ id, text }) => [id, text]));
  return {
    first: textsOf(made.document.sections),
    second: textsOf(made.document.otherPart?.sections ?? []),
    checks: reviewSheet({ ...facts, ...made, today: facts.revisionDate }).findings.map(({ check }) => check),
  };
}

const cold = {
  physicalHazardUnclassified: 'Delivered at -80 °C.',
  secondLanguage: { physicalHazardUnclassified: 'Livré à -80 °C.' },
};
const both = {
  ...cold,
  healthHazardUnclassified: 'May cause hay fever.',
  secondLanguage: { ...cold.secondLanguage, healthHazardUnclassified: 'Peut provoquer un rhume des foins.' },
};

describe('in Canada', () => {
  it('a hazard not otherwise classified is a class, in both languages, with its statement and Danger', () => {
    const { first, second, checks } = sugar('CA', both);
    expect(first.get('classification.HNOC-PHYSICAL.class')).toBe(
      'Physical hazards not otherwise classified, Category 1',
    );
    expect(first.get('classification.HNOC-PHYSICAL.statement')).toBe('Delivered at -80 °C.');
    expect(second.get('classification.HNOC-PHYSICAL.class')).toBe(
      'Dangers physiques non classifiés ailleurs, catégorie 1',
    );
    expect(second.get('classification.HNOC-PHYSICAL.statement')).toBe('Livré à -80 °C.');
    expect(second.get('classification.HNOC-HEALTH.class')).toBe(
      'Dangers pour la santé non classifiés ailleurs, catégorie 1',
    );
    expect(first.get('label.signalWord')).toBe('Danger');
    expect([...first].find(([id]) => id.startsWith('label.supplemental.HNOC-HEALTH'))?.[1]).toBe(
      'May cause hay fever.',
    );
    expect([...second].find(([id]) => id.startsWith('label.supplemental.HNOC-HEALTH'))?.[1]).toBe(
      'Peut provoquer un rhume des foins.',
    );
    expect(first.has('classification.none')).toBe(false);
    expect(checks).not.toContain('canada.own-words');
  });

  it('is asked for in both languages', () => {
    expect(sugar('CA', { physicalHazardUnclassified: 'Delivered cold' }).checks).toContain('canada.own-words');
  });

  it('a combustible dust is a class with Warning', () => {
    const { first, second } = sugar('CA', { isCombustibleDust: true });
    expect(first.get('classification.COMBUSTIBLE-DUST.class')).toBe('Combustible dust');
    expect(second.get('classification.COMBUSTIBLE-DUST.class')).toBe('Poussière combustible');
    expect(first.get('label.signalWord')).toBe('Warning');
  });
});

describe('in the United States', () => {
  it('a hazard not otherwise classified stands in 2(d), is not a class and brings no signal word', () => {
    const { first } = sugar('US', { physicalHazardUnclassified: 'Delivered at -80 °C.' });
    expect(first.get('hnoc.HNOC-PHYSICAL')).toBe('Delivered at -80 °C.');
    expect(first.has('hnoc.none')).toBe(false);
    expect(first.has('classification.HNOC-PHYSICAL.class')).toBe(false);
    expect(first.has('label.signalWord')).toBe(false);
    expect(first.get('regulations.sara312.Hazard not otherwise classified (HNOC)')).toBe(
      'Hazard not otherwise classified (HNOC).',
    );
  });

  it('a dust that may explode by its composition stands beside the classes, not among hazards not otherwise classified', () => {
    const { first } = sugar('US', {});
    expect(first.get('classification.dust')).toContain('may explode');
    expect(first.has('hnoc.none')).toBe(true);
    expect([...first.keys()].filter((id) => id.startsWith('hnoc.'))).toEqual(['hnoc.none']);
    expect(sugar('US', { isCombustibleDust: true }).first.has('classification.dust')).toBe(false);
    expect(sugar('DE', {}).first.has('classification.dust')).toBe(false);
  });

  it('a combustible dust has the statement and the signal word of Appendix C', () => {
    const { first } = sugar('US', { isCombustibleDust: true });
    expect(first.get('label.signalWord')).toBe('Warning');
    expect(first.get('classification.COMBUSTIBLE-DUST.statement')).toBe(
      'May form combustible dust concentrations in air.',
    );
    expect(first.get('regulations.sara312.Combustible dust')).toBe('Combustible dust.');
  });
});

it('elsewhere no class is made of them', () => {
  const { first } = sugar('DE', { ...cold, isCombustibleDust: true });
  expect([...first.keys()].filter((id) => /HNOC|COMBUSTIBLE/.test(id))).toEqual([]);
});
