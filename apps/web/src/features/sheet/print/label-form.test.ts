import { describe, expect, it } from 'vitest';
import '../../../testing/in-english.ts';
import { emptyLabelForm, labelQuestion, secondLanguages, startLabelForm } from './label-form.ts';

const searchOf = (changes: Partial<typeof emptyLabelForm>) => {
  const question = labelQuestion({ ...emptyLabelForm, ...changes });
  return question.status === 'complete' ? question.search : question.errors;
};

describe('what the dialog of the label asks the service', () => {
  it('is nothing that was left blank', () => {
    expect(searchOf({})).toBe('paper=label');
    expect(searchOf({ capacity: ' 2,5 ', quantity: '2.5 l', language: 'de' })).toBe(
      'capacity=2.5&language=de&quantity=2.5+l&paper=label',
    );
  });

  it('holds a size of one’s own only where it is chosen, and papers only where there are many labels', () => {
    expect(searchOf({ width: '100', height: '70' })).toBe('paper=label');
    expect(searchOf({ size: 'own', width: '100', height: '70', count: 'many' })).toBe(
      'width=100&height=70&paper=label',
    );
    expect(searchOf({ paper: 'a4', isReduced: true })).toBe(
      'reduced=1&paper=a4&count=8&start=1&margin=8&gap=3&cutMarks=1',
    );
  });

  it.each([
    [{ capacity: 'a drum' }, 'capacity'],
    [{ capacity: '0' }, 'capacity'],
    [{ size: 'own', width: '19.9', height: '70' }, 'width'],
    [{ size: 'own', width: '100', height: '' }, 'height'],
    [{ size: 'own', width: '100', height: '500.1' }, 'height'],
    [{ paper: 'a4', count: '0' }, 'count'],
    [{ paper: 'a4', start: '1.5' }, 'start'],
    [{ paper: 'letter', gap: '51' }, 'gap'],
  ] as const)('%j is to be mended', (changes, field) => {
    expect(Object.keys(searchOf(changes))).toContain(field);
  });
});

describe('what the dialog of the label begins with', () => {
  it.each([
    ['500', '0.5'],
    ['2,5', '0.0025'],
    ['208000', '208'],
    ['', ''],
    ['a drum', ''],
  ])('is the package of %j ml in litres: %j', (packageMl, capacity) => {
    expect(startLabelForm({ packageMl })).toEqual({ ...emptyLabelForm, capacity });
  });

  it('offers the languages of the country before all others', () => {
    const [german, french, polish] = [
      { tag: 'de', name: 'German' },
      { tag: 'fr', name: 'French' },
      { tag: 'pl', name: 'Polish' },
    ];
    const belgium = { country: 'Belgium', languages: [french, german], packageMl: '' };
    expect(secondLanguages(belgium, [polish, german, french])).toEqual([
      { value: 'de', label: 'German', group: 'Languages of Belgium' },
      { value: 'fr', label: 'French', group: 'Languages of Belgium' },
      { value: 'pl', label: 'Polish', group: 'Other languages' },
    ]);
  });
});
