import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { hazard } from '@gosds/ghs/hazard';
import { categoryEntries, hasKnownLetters } from '@gosds/ghs/registry';
import {
  environmentalHazards,
  healthHazards,
  physicalHazards,
  precautions,
  supplemental,
  unStatements,
  unWordings,
} from './languages/en/statements.ts';
import { hasStatement, hazardParameters, statementSource, statementText, wordingOf } from './statement-text.ts';

const { path: reference, isThere } = publicFile('reference/hp_statements');

/** What our text does on purpose: the full stop that the law forgot, and its slips of the pen put right. */
function withoutSlips(text: string): string {
  return text
    .replace('Do no ', 'Do not ')
    .replace('POISON CENTRE', 'POISON CENTER')
    .replace('if known >', 'if known>')
    .replace('extinguish].', 'extinguish.]')
    .replace(/ ?… ?(?=[a-z])/g, ' … ')
    .replace(/…\s*\.?$/, '….')
    .replace(/with…\s*\.$/, 'with ….')
    .replace(/with….$/, 'with ….')
    .replace(/\/ … /g, '/… ')
    .replace(/°C\/(…|122) ?°F/g, '°C/$1 °F')
    .replace(/([^.:\]])$/, '$1.');
}

function rows(file: string): Map<string, string>[] {
  const [head = '', ...lines] = readFileSync(join(reference, file), 'utf8').trim().split(/\r?\n/);
  const columns = head.split('\t');
  return lines.map((line) => new Map(line.split('\t').map((cell, at) => [columns[at] ?? '', cell.trim()])));
}

const ours = {
  ...physicalHazards.texts,
  ...healthHazards.texts,
  ...environmentalHazards.texts,
  ...supplemental.texts,
  ...precautions.texts,
};

describe.skipIf(!isThere)('the texts of CLP Annexes III and IV against the consolidated law', () => {
  const law = new Map(
    (isThere ? rows('hp_statements_clp_24lang.tsv') : []).map((row) => [row.get('code') ?? '', row.get('en') ?? '']),
  );

  it('holds every code of the law and none besides', () => {
    expect(Object.keys(ours).sort()).toEqual([...law.keys()].sort());
  });

  it('words every code as the law does, its slips of the pen put right', () => {
    const differing = [...law].filter(([code, text]) => ours[code] !== withoutSlips(text));
    expect(differing.map(([code, text]) => [code, text, ours[code]])).toEqual([]);
  });
});

/** Faults of the UN list's extract: misprints, capitals of a find-and-replace, words left out. */
const faultsOfExtract = new Map([
  ['H211', 'printed "Maybe sensitive"'],
  ['P236', 'printed "configuraion"'],
  ['P317', 'printed with "emergency", which its own combinations P301+P317 and others do not have'],
  ['P342+P316', 'printed "emergence medical help"'],
  ['P305+P354+P338', 'comma of CLP and UN P338 left out'],
  ['P503', 'slash before the ellipsis left out'],
]);

describe.skipIf(!isThere)('the texts of the UN system, 10th revised edition', () => {
  const un = isThere ? rows('ghs_rev10_un_english_pubchem.tsv') : [];
  const text = new Map(un.map((row) => [row.get('H-Code') ?? '', row.get('Hazard Statement') ?? '']));
  const plain = (words: string) =>
    words
      .toLowerCase()
      .replaceAll(/\.\.+|…/g, '')
      .replaceAll(/[.\s]+/g, ' ')
      .trim();

  it.each(Object.entries({ ...unStatements.texts, ...unWordings.texts }))('%s is worded as there', (code, own) => {
    const published = (text.get(code) ?? '').replace('(Deleted)', '').replace(/^Cause /, 'Causes ');
    if (faultsOfExtract.has(code)) expect(plain(own), 'the fault is still there').not.toBe(plain(published));
    else expect(plain(own)).toBe(plain(published));
  });
});

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
    const known = letters.map((letter) => `${code}${letter}`).filter(hasKnownLetters);
    expect(known).toEqual(letters.map((letter) => `${code}${letter}`).filter((statement) => hasStatement(statement)));
  });
});

describe('statements that only North America has', () => {
  it.each(['COMBUSTIBLE-DUST', 'SIMPLE-ASPHYXIANT'])('%s has its words and their source', (code) => {
    expect(statementText(code, wordingOf('us'))).toMatch(/^May .+\.$/);
    expect(statementSource(code)?.source).toContain('29 CFR 1910.1200');
  });
});
