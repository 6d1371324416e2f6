import { language as arabic } from '@gosds/phrases/generated/ar/language';
import { language as english } from '@gosds/phrases/generated/en/language';
import { language as german } from '@gosds/phrases/generated/de/language';
import { wordingOf } from '@gosds/phrases/statement-text';
import { describe, expect, it } from 'vitest';
import { hazardStatement } from './hazard-statement.ts';

const methanol = { code: 'STOT SE 1', hCode: 'H370' } as const;
const withOrgans = { ...methanol, detail: 'central nervous system, eyes' };

describe('the statement of a hazard', () => {
  it.each([
    ['en', english, 'Causes damage to organs (central nervous system, eyes).'],
    ['de', german, 'Schädigt die Organe (Zentralnervensystem, Augen).'],
  ])('names the organs in its language: %s', (_, language, text) => {
    expect(hazardStatement(withOrgans, wordingOf('eu', language))).toBe(text);
  });

  it('leaves no English word in Arabic', () => {
    const text = hazardStatement(withOrgans, wordingOf('un', arabic));
    expect(text).toContain('الجهاز العصبي المركزي');
    expect(text).not.toMatch(/[A-Za-z]/);
  });

  it('is blank for a class without a code', () => {
    expect(hazardStatement({ ...methanol, hCode: '' }, wordingOf('eu'))).toBe('');
  });
});
