import { describe, expect, it } from 'vitest';
import { finishStatement } from './finish-statement.ts';
import { language as german } from './generated/de/language.ts';
import { language as spanish } from './generated/es/language.ts';
import { language as french } from './generated/fr/language.ts';
import { nationalLanguage, nationalPhrases } from './national-phrases.ts';
import { wordingOf } from './statement-text.ts';

const swiss = nationalPhrases(german, 'ch');

describe('German of Switzerland', () => {
  it('has no ß in any phrase, with parameters or without, nor within what a group lists', () => {
    expect(german.sheet.storage.noIgnition).toContain('ß');
    expect(swiss.storage.noIgnition).toBe(german.sheet.storage.noIgnition.replaceAll('ß', 'ss'));
    expect(Object.values(swiss.storage).filter((text) => typeof text === 'string' && text.includes('ß'))).toEqual([]);
    const values = { entry: '71', name: 'X', inhalation: '14,4', dermal: '4,8' };
    expect(swiss.regulation.workerDnel(values)).toBe(german.sheet.regulation.workerDnel(values).replaceAll('ß', 'ss'));
    expect(swiss.storage.notAbove('30 °C')).toBe(german.sheet.storage.notAbove('30 °C'));
  });

  it('leaves the headings of the law, and every other country and language', () => {
    expect(swiss.headings).toBe(german.sheet.headings);
    expect(nationalPhrases(german, undefined)).toBe(german.sheet);
    expect(nationalPhrases(french, 'ch').storage).toBe(french.sheet.storage);
  });
});

describe('Spanish of Mexico and of the United States', () => {
  it('calls the sheet hoja in the words that finish a statement, and leaves the statements', () => {
    const textIn = (form: 'mx' | undefined) =>
      finishStatement('P321', { wording: wordingOf('un', nationalLanguage(spanish, form)) }).text;
    expect(textIn('mx')).toMatch(/hoja de datos de seguridad/);
    expect(textIn('mx')).toBe(textIn(undefined).replace('ficha', 'hoja'));
    expect(nationalLanguage(spanish, 'mx').statements).toBe(spanish.statements);
    expect(nationalLanguage(spanish, undefined)).toBe(spanish);
  });

  it('calls it so in every phrase and heading, as the sheets of the United States do in Spanish', () => {
    for (const phrases of [nationalPhrases(spanish, 'mx'), nationalPhrases(spanish, undefined, 'us')]) {
      expect(phrases.firstAid.showSheet).toContain('hoja de datos de seguridad');
      expect(phrases.exposure.glovesOpen).toContain('presentando esta hoja');
    }
    expect(nationalPhrases(spanish, undefined, 'eu')).toBe(spanish.sheet);
    for (const form of ['mx', 'us'] as const) {
      const headings = spanish.sheet.headings[form];
      expect([headings?.title, headings?.parts['16(a)']].join(' ')).not.toMatch(/ficha/i);
      expect(headings?.parts['16(a)']).toContain('hoja de datos de seguridad');
    }
  });
});

it('writes the dates of Canada in ISO 8601 format in French too, and those of France as before', () => {
  expect(nationalPhrases(french, 'ca').shared.date('2026-12-01')).toBe('2026-12-01');
  expect(nationalPhrases(french, undefined, 'ca').shared.date('2026-12-01')).toBe('2026-12-01');
  expect(nationalPhrases(french, undefined).shared.date('2026-12-01')).toBe('01/12/2026');
  expect(nationalPhrases(french, 'ch').shared.date('2026-12-01')).toBe('01/12/2026');
});
