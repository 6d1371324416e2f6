import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { checkUfi, makeUfi } from './ufi.ts';

fc.configureGlobal({ seed: 20_260_501 });

const { path: vectors, isThere } = publicFile('reference/ufi_test_vectors/ufi_test_vectors.tsv');

describe('UFI, ECHA developer’s manual', () => {
  it.each([
    ['IE', '9Z54321Y', 134217728, 'GMTT-2SQN-6FDD-6TV1'],
    ['GB', 'ZY123', 268435455, '53NN-7KTT-1XS1-DDPH'],
    ['NL', '999999999B77', 96485337, 'QJ0V-J1JU-9Y8W-37TG'],
    [null, '1828639338661', 156920229, 'NJC1-671A-UKF3-J0M8'],
  ])('makes and reads %s %s', (country, number, formulationNumber, ufi) => {
    expect(makeUfi(country, number, formulationNumber)).toEqual({ status: 'made', ufi });
    expect(checkUfi(ufi)).toEqual({ status: 'valid', formulationNumber, country });
  });

  it.each([
    ['GMTT-2SQN-6FD-6TV1', 'VAL001'],
    ['GMTT-2SQN-6FDD6TV1-', 'VAL001'],
    ['GMTT-2SQN-6FDD-6TVI', 'VAL002'],
    ['FMTT-2SQN-6FDD-6TV1', 'VAL003'],
    ['733S-4QNF-4MHA-DTUU', 'VAL004'],
    ['123S-0Q2K-NMHH-WCJQ', 'VAL004'],
    ['U23S-PQ2V-AMH9-VVRG', 'VAL005'],
  ])('refuses %s with %s', (ufi, code) => {
    expect(checkUfi(ufi)).toMatchObject({ status: 'invalid', fault: { code } });
  });

  it('names the right check character', () => {
    expect(checkUfi('FMTT-2SQN-6FDD-6TV1')).toMatchObject({
      fault: { message: expect.stringContaining('begin with G') },
    });
  });

  it('refuses a VAT number of the wrong form, an unknown country and a number out of range', () => {
    expect(makeUfi('DE', 'aa1828639338661', 1)).toMatchObject({ status: 'refused', field: 'number' });
    expect(makeUfi('XX', '1', 1)).toMatchObject({ status: 'refused', field: 'country' });
    expect(makeUfi('DE', '123456789', 268_435_456)).toMatchObject({ status: 'refused', field: 'formulationNumber' });
    expect(makeUfi('DE', '123456789', 268_435_455)).toMatchObject({ status: 'made' });
  });

  it('reads back what it made, and finds every single wrong character', () => {
    const made = fc.tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 268_435_455 }));
    fc.assert(
      fc.property(made, fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 30 }), ([vat, number], at, by) => {
        const result = makeUfi('DE', String(vat).padStart(9, '0'), number);
        if (result.status !== 'made') return false;
        const alphabet = '0123456789ACDEFGHJKMNPQRSTUVWXY';
        const characters = Array.from(result.ufi.replaceAll('-', ''));
        characters[at] = alphabet.charAt((alphabet.indexOf(characters[at] ?? '') + by) % 31);
        const wrong = characters.join('').replace(/(.{4})(?=.)/g, '$1-');
        const read = checkUfi(result.ufi);
        return read.status === 'valid' && read.formulationNumber === number && checkUfi(wrong).status === 'invalid';
      }),
    );
  });

  it.skipIf(!isThere)('makes every vector of the public test set', () => {
    const [, ...lines] = readFileSync(vectors, 'utf8').trim().split('\n');
    expect(lines.length).toBeGreaterThan(50);
    for (const line of lines) {
      const [country = '', number = '', formulation = '', ufi = ''] = line.split('\t');
      const vectorIsCompanyKey = country === 'SK' && number.length === 13;
      expect(makeUfi(vectorIsCompanyKey ? null : country, number, Number(formulation))).toEqual({
        status: 'made',
        ufi,
      });
    }
  });
});
