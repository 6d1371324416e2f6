import { describe, expect, it } from 'vitest';
import { hazard } from '@gosds/ghs/hazard';
import { isHazardStatement } from '@gosds/ghs/hazard';
import { categoryEntries } from '@gosds/ghs/registry';
import { hasStatement, hazardParameters, statementSource, statementText, wordingOf } from './statement-text.ts';

describe('the text of a statement', () => {
  it('names organs and route where they are known (CLP Annex III, Table 1.2, H373)', () => {
    const entry = hazard('STOT RE 2 H373 (liver, inhalation)');
    expect(statementText('H373', wordingOf('eu'), hazardParameters(entry))).toBe(
      'May cause damage to organs (liver) through prolonged or repeated exposure by inhalation.',
    );
  });

  it('drops what is not known instead of printing the place-holder', () => {
    expect(statementText('H360', wordingOf('eu'))).toBe('May damage fertility or the unborn child.');
    expect(statementText('H370', wordingOf('eu'))).toBe('Causes damage to organs.');
  });

  it('names the sensitisers of EUH208 (CLP Annex II, 2.8)', () => {
    expect(statementText('EUH208', wordingOf('eu'), { names: 'limonene, linalool' })).toBe(
      'Contains limonene, linalool. May produce an allergic reaction.',
    );
  });

  it('reads combined codes with spaces', () => {
    expect(statementText('H301 + H311', wordingOf('eu'))).toBe('Toxic if swallowed or in contact with skin.');
  });

  it('spells the American way for the United States and the UN way for the UN', () => {
    expect(statementText('H225', wordingOf('us'))).toBe('Highly flammable liquid and vapor.');
    expect(statementText('H272', wordingOf('us'))).toBe('May intensify fire; oxidizer.');
    expect(statementText('P103', wordingOf('un'))).toBe('Read carefully and follow all instructions.');
    expect(statementText('P103', wordingOf('eu'))).toBe('Read label before use.');
  });

  it('knows no code that no law holds, and says where each text comes from', () => {
    expect(hasStatement('H999')).toBe(false);
    expect(() => statementText('H999', wordingOf('eu'))).toThrow(RangeError);
    expect(statementSource('H320')?.source).toContain('10th revised edition');
  });
});

describe('effect letters', () => {
  const letters = ['', 'i', 'F', 'D', 'FD', 'Fd', 'Df', 'f', 'd', 'fd', 'x', 'I', 'DF'];
  const codes = [...new Set(categoryEntries.flatMap(({ hCode }) => (hCode === null ? [] : [hCode])))];

  it.each(codes)('of %s are those that the register knows: each has its text, no other has', (code) => {
    const known = letters.map((letter) => `${code}${letter}`).filter(isHazardStatement);
    expect(known).toEqual(letters.map((letter) => `${code}${letter}`).filter((statement) => hasStatement(statement)));
  });
});

describe('statements that only North America has', () => {
  it.each(['COMBUSTIBLE-DUST', 'SIMPLE-ASPHYXIANT'])('%s has its words and their source', (code) => {
    expect(statementText(code, wordingOf('us'))).toMatch(/^May .+\.$/);
    expect(statementSource(code)?.source).toContain('29 CFR 1910.1200');
  });
});
