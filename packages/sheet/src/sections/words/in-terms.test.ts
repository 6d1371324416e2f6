import { language as english } from '@gosds/phrases/generated/en/language';
import { language as german } from '@gosds/phrases/generated/de/language';
import { language as arabic } from '@gosds/phrases/generated/ar/language';
import { describe, expect, it } from 'vitest';
import { inTerms } from './in-terms.ts';

const withMarks = {
  ...english.sheet,
  shared: { ...english.sheet.shared, comma: arabic.sheet.shared.comma, semicolon: arabic.sheet.shared.semicolon },
};

describe('words of data in the sheet’s language', () => {
  it('are looked up part by part', () => {
    expect(inTerms(german.sheet, 'liver, kidneys; soluble')).toBe('Leber, Nieren; löslich');
  });

  it('are divided by the marks of the script', () => {
    expect(inTerms(withMarks, 'liver, kidneys; soluble')).toBe('liver، kidneys؛ soluble');
  });

  it('stay as they are where the language has no word', () => {
    expect(inTerms(german.sheet, 'Daphnia magna, liver')).toBe('Daphnia magna, Leber');
    expect(inTerms(withMarks, 'Clear, colourless fluid; soluble')).toBe('Clear, colourless fluid; soluble');
  });
});
