import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPriceList } from './read-price-list.ts';

describe('the price list', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'prices-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const write = (text: string) => {
    writeFileSync(join(folder, 'prices.json'), text);
  };

  it("is the specification's without a file", () => {
    expect(readPriceList(folder)).toEqual({
      firstLanguageMinor: 8_500,
      furtherLanguagePercent: 50,
      internalUserMinor: 500,
      erSubscriptionMinor: 45_500,
      erSingleMinor: 170_625,
      smallestChargeMinor: 50,
      galleriaMinor: 7_500,
      galleriaAllMinor: 20_000,
      galleriaIndustryMinor: 2_500,
    });
  });

  it('takes what the operator changes and keeps the rest', () => {
    write('{"firstLanguageMinor": 9900}');
    expect(readPriceList(folder)).toMatchObject({ firstLanguageMinor: 9_900, erSingleMinor: 170_625 });
  });

  it.each(['{"firstLanguageMinor": -1}', '{"firstLanguageMinor": 85.5}', '{"sheet": 1}', '{'])(
    'stops the start on %s with a sentence that names the file',
    (text) => {
      write(text);
      expect(() => readPriceList(folder)).toThrow(join(folder, 'prices.json'));
    },
  );
});
