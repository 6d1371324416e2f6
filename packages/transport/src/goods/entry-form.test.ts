import { describe, expect, it } from 'vitest';
import { dangerousGoodsEntries, findEntries } from '../find-entries.ts';

const hasForm = dangerousGoodsEntries.filter((entry) => !/^(?:1|2|7|6\.2)/.test(entry.class));
const named = (word: RegExp) => hasForm.filter(({ properShippingName }) => word.test(properShippingName));

describe('the form in the names of the list', () => {
  it.each([
    [/\bSOLUTION\b/, { isSolution: true, state: 'liquid' }],
    [/\bMOLTEN\b/, { isMolten: true, state: 'liquid' }],
    [/\b(?:DRY|ANHYDROUS)\b/, { isDry: true }],
    [/^(?!.*MOLTEN).*\bSOLIDS?\b/, { state: 'solid' }],
    [/\bHYDRATED\b/, { state: 'solid' }],
  ])('%s is a typed fact of each', (word, form) => {
    const entries = named(word);
    expect(entries.length).toBeGreaterThan(3);
    for (const entry of entries) expect(entry, entry.properShippingName).toMatchObject({ form });
  });

  it('LIQUID is a liquid, but for solids that contain one', () => {
    for (const { form, properShippingName } of named(/\bLIQUID\b/)) {
      expect(form.state, properShippingName).toBe(/SOLIDS?/.test(properShippingName) ? 'solid' : 'liquid');
    }
  });

  it('the other substances have the state of their record', () => {
    expect(findEntries('1495')[0]?.form).toEqual({ state: 'solid' });
    expect(findEntries('1114')[0]?.form).toEqual({ state: 'liquid' });
    expect(findEntries('1005')[0]?.form).toEqual({});
  });

  it('of calcium hypochlorite the water is known: dry below 5.5 %, hydrated to 16 %', () => {
    expect(findEntries('1748')[0]?.form.waterPercent).toEqual({ below: 5.5 });
    expect(findEntries('3487')[0]?.form.waterPercent).toEqual({ from: 5.5, upTo: 16 });
  });
});
