import { readFileSync } from 'node:fs';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { marketById } from '../testing/market-by-id.ts';

const au = marketById('au');

const { path: file, isThere } = publicFile('reference/ghs_au_hcis/au_hcis.tsv');

/** Counts the entries of the list of hazardous chemicals with a class and category. */
const times = (text: string, category: string) =>
  [...text.matchAll(new RegExp(`${category}(?![0-9A-Z])`, 'gi'))].length;

describe.skipIf(!isThere)('the Australian list of hazardous chemicals', () => {
  const text = isThere ? readFileSync(file, 'utf8').replaceAll('\u2013', '-') : '';

  it.each([
    ['Acute toxicity - category 5', 'Acute Tox. 5'],
    ['Aspiration hazard - category 2', 'Asp. Tox. 2'],
  ])('never gives %s', (written, code) => {
    expect(times(text, written)).toBe(0);
    expect(au.adopted).not.toContain(code);
  });

  it.each([
    ['Eye irritation - category 2A', 'Eye Irrit. 2A'],
    ['Eye irritation - category 2B', 'Eye Irrit. 2B'],
    ['Aspiration hazard - category 1', 'Asp. Tox. 1'],
    ['Acute toxicity - category 4', 'Acute Tox. 4'],
  ])('gives %s', (written, code) => {
    expect(times(text, written)).toBeGreaterThan(0);
    expect(au.adopted).toContain(code);
  });
});
