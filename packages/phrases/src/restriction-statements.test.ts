import { describe, expect, it } from 'vitest';
import { language as german } from './generated/de/language.ts';
import { language as italian } from './generated/it/language.ts';
import { restrictionStatement } from './restriction-statements.ts';

describe('sentences of REACH Annex XVII on the packaging', () => {
  it('stand in the language of the sheet where its wording is held', () => {
    expect(restrictionStatement('28', german)).toEqual({ text: 'Nur für gewerbliche Anwender.', isOwn: true });
    expect(restrictionStatement('74', italian).text).toContain('formazione adeguata');
  });

  it('stand in English where it is not', () => {
    expect(restrictionStatement('59', german)).toEqual({
      text: 'Restricted to industrial use and to professionals approved in certain EU Member States — verify where use is allowed.',
      isOwn: false,
    });
  });
});
