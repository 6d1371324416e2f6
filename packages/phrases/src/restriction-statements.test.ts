import { describe, expect, it } from 'vitest';
import { language as german } from './generated/de/language.ts';
import { language as italian } from './generated/it/language.ts';
import { language as english } from './generated/en/language.ts';
import { languages } from './generated/languages.ts';
import { loadLanguage } from './load-language.ts';
import { type RestrictionStatement, restrictionStatement } from './restriction-statements.ts';

const restrictionIds: readonly RestrictionStatement[] = ['28', '32', '55', '56', '57', '59', '74', '3.lamp', '3.grill'];

describe('sentences of REACH Annex XVII on the packaging', () => {
  it('stand in the language of the sheet where its wording is held', () => {
    expect(restrictionStatement('28', german)).toEqual({ text: 'Nur für gewerbliche Anwender.', isOwn: true });
    expect(restrictionStatement('74', italian).text).toContain('formazione adeguata');
  });

  it('are a translation, which is no wording of the law, where it is not', () => {
    const { text, isOwn } = restrictionStatement('59', german);
    expect(text).toContain('gewerbliche Verwender');
    expect(isOwn).toBe(false);
  });

  it.each(languages)('stand in $name, every one', async ({ tag }) => {
    const language = await loadLanguage(tag);
    const said = restrictionIds.filter(
      (id) => restrictionStatement(id, language).text === restrictionStatement(id, english).text,
    );
    expect(said).toEqual(tag === 'en' ? restrictionIds : []);
  });
});
