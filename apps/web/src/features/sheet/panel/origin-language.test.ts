import type { Origin } from '@gosds/sheet/model/document';
import { describe, expect, it } from 'vitest';
import { originLanguage } from './origin-language.ts';

describe('the language of a reason on the screen, WCAG 3.1.2', () => {
  it.each<[Origin, string]>([
    [{ kind: 'classification', reasons: [] }, 'en'],
    [{ kind: 'catalogue', cas: '67-64-1', source: 'icsc' }, 'en'],
    [{ kind: 'input', path: 'description.productName' }, 'en'],
    [{ kind: 'rule', paragraph: 'REACH Annex II', why: 'Verlangt' }, 'de'],
    [{ kind: 'missing', path: 'description.productName', why: 'Es fehlt.' }, 'de'],
  ])('%j is explained in %s on a German sheet', (origin, language) => {
    expect(originLanguage(origin, 'de')).toBe(language);
  });
});
