import { describe, expect, it } from 'vitest';
import { hazard } from '@gosds/ghs/hazard';
import { finishedStatementsEn } from './finished-statements-en.ts';
import { finishStatement } from './finish-statement.ts';
import { statementContext } from './statement-context.ts';
import { hasStatement } from './statement-text.ts';
import { precautionsEn, unStatementsEn } from './statements-en.ts';

const codes = [...Object.keys(precautionsEn.texts), ...Object.keys(unStatementsEn.texts)].filter((code) =>
  code.startsWith('P'),
);

describe('a P-statement as printed', () => {
  it.each(codes)('%s leaves no blank and no choice', (code) => {
    for (const language of ['en', 'en-US', 'en-x-ghs10']) {
      const { text } = finishStatement(code, { language });
      expect(text).not.toMatch(/…|\.\.\.|\/|[[\]{}<>]/);
    }
  });

  it('finishes only codes that exist', () => {
    expect(Object.keys(finishedStatementsEn).filter((code) => !hasStatement(code))).toEqual([]);
  });

  it('reports what only the supplier can say', () => {
    expect(finishStatement('P230', { language: 'en' })).toEqual({
      code: 'P230',
      text: 'Keep wetted with Not Available.',
      assumed: [],
      missing: ['wettingMedium'],
    });
  });

  it('reports what it took as usual', () => {
    expect(finishStatement('P264', { language: 'en' })).toMatchObject({
      text: 'Wash hands thoroughly after handling.',
      assumed: ['washed'],
    });
  });

  it('takes the words of the supplier', () => {
    const slots = { disposal: 'a licensed incinerator' };
    expect(finishStatement('P501', { language: 'en', slots })).toMatchObject({
      text: 'Dispose of contents and container to a licensed incinerator.',
      assumed: [],
      missing: [],
    });
  });
});

describe('the open places filled from the product (CLP Annex IV, column 5)', () => {
  const thinner = statementContext({
    hazards: [hazard('Flam. Liq. 2 H225'), hazard('Skin Irrit. 2 H315')],
    physicalState: 'liquid',
    language: 'en',
    gloveMaterial: 'nitrile rubber',
  });

  it.each([
    ['P261', 'Avoid breathing mist or vapours.'],
    ['P280', 'Wear protective gloves (nitrile rubber), eye protection and face protection.'],
    ['P302+P352', 'IF ON SKIN: Wash with plenty of soap and water.'],
    ['P370+P378', 'In case of fire: Use alcohol-resistant foam, dry powder or carbon dioxide to extinguish.'],
  ])('%s of a flammable skin irritant', (code, text) => {
    expect(finishStatement(code, thinner).text).toBe(text);
  });

  it('knows that a dust is breathed as dust and that a spray is sprayed', () => {
    const of = (physicalState: 'solid' | 'liquid', isSprayed: boolean) =>
      finishStatement('P260', statementContext({ hazards: [], physicalState, language: 'en-US', isSprayed })).text;
    expect(of('solid', false)).toBe('Do not breathe dust.');
    expect(of('liquid', true)).toBe('Do not breathe mist, vapors or spray.');
  });

  it('never uses water on what reacts with water', () => {
    const sodium = statementContext({
      hazards: [hazard('Water-react. 1 H260'), hazard('Flam. Sol. 1 H228')],
      physicalState: 'solid',
      language: 'en',
    });
    expect(finishStatement('P370+P378', sodium).text).not.toContain('water');
  });
});
