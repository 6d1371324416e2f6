import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { aProduct } from '@gosds/testkit/builders/a-product';
import { findByCas } from '@gosds/catalogue/catalogue';
import { reviewSheet } from '../../review/review.ts';
import { sentencesOf } from '../../model/written.ts';
import { describe, expect, it } from 'vitest';
import { factsOf, sheetOf } from '@gosds/testkit/products/sheet-of';

const water = '7732-18-5';

/** A substance in every partial list, and one in none of them. */
const listed = '67-64-1';
const unlisted = '106-24-1';

function sheetFor(country: string, cas: readonly string[], nationalLimits = '') {
  const shares = Object.fromEntries(cas.map((each) => [each, 30]));
  const draft = aProduct({ shares, country, properties: { state: 'Liquid', nationalLimits } });
  const sheet = sheetOf(draft);
  const texts = new Map(sentencesOf(sheet.document.sections).map(({ id, text }) => [id, text]));
  const { findings } = reviewSheet({ ...factsOf(draft), ...sheet, today: '2026-11-22' });
  const compared = findings.filter(({ check }) => check === 'exposure.old-edition');
  return { texts, compared, asked: findings.filter(({ check }) => check === 'exposure.national-list') };
}

const nameOf = (cas: string) => findByCas(cas)!.name;

const isPrinted = (texts: ReadonlyMap<string, string>, cas: string) =>
  [...texts].some(([id, text]) => /^limits\..*\.name$/.test(id) && text === nameOf(cas));

describe.each(['BR', 'CA', 'CN', 'CZ', 'EE', 'FR', 'IT', 'JP', 'KR', 'MX', 'SK'])(
  'a list that is held in part, in %s',
  (country) => {
    it('prints what it has, with its edition, and asks for the rest by name', () => {
      const { texts, asked } = sheetFor(country, [listed, unlisted, water]);
      expect(isPrinted(texts, listed)).toBe(true);
      expect(texts.has('limits.open')).toBe(false);
      expect(texts.get('limits.edition')).toMatch(/\(edition: [^)]*\)\.$/);
      expect(asked.map(({ severity }) => severity)).toEqual(['must']);
      const message = asked.map((each) => findingInEnglish(each.message)).join();
      expect(message).toContain(nameOf(unlisted));
      expect(message).not.toContain(nameOf(listed));
      expect(message).not.toMatch(/water/i);
    });

    it('never says that there is no limit', () => {
      for (const cas of [[unlisted, water], [listed, unlisted], [water]]) {
        const said = [...sheetFor(country, cas).texts.values()].join('\n');
        expect(said).not.toMatch(/limit is known|has a limit|consulted|look up/i);
      }
    });

    it('asks for all of it where it has nothing, and for nothing where it has all or limits were typed', () => {
      const { texts, asked } = sheetFor(country, [unlisted, water]);
      expect(texts.get('limits.open')).toBe('Not Available');
      expect(asked.map(({ message }) => findingInEnglish(message))).toEqual([
        expect.stringContaining(nameOf(unlisted)),
      ]);
      expect(sheetFor(country, [listed, water]).asked).toEqual([]);
      expect(sheetFor(country, [listed, unlisted], 'Other: 5 ppm').asked).toEqual([]);
    });
  },
);

describe('an old edition', () => {
  it('is printed with its date, and the review asks to compare it with the current one', () => {
    const { texts, compared } = sheetFor('NL', [listed, unlisted, water]);
    expect(texts.get('limits.edition')).toBe('Arbeidsomstandighedenregeling, bijlage XIII (edition: 2017-05-10).');
    const [message = '', ...others] = compared.map((each) => findingInEnglish(each.message));
    expect(others).toEqual([]);
    expect(message).toContain(nameOf(listed));
    expect(message).not.toContain(nameOf(unlisted));
  });

  it('is not compared where it is current, has nothing, or limits were typed', () => {
    expect(sheetFor('CZ', [listed, water]).compared).toEqual([]);
    expect(sheetFor('NL', [unlisted, water]).compared).toEqual([]);
    expect(sheetFor('NL', [listed, water], 'Acetone: 1210 mg/m3').compared).toEqual([]);
  });
});

describe('a list with a successor', () => {
  it('bears its edition in its name, and its limits alone are compared', () => {
    const { texts, compared } = sheetFor('CN', ['67-63-0', listed, water]);
    expect(texts.get('limits.1.GBZ 2.1-2007.long')).toBe('350 mg/m³');
    expect(texts.get('limits.1.GBZ 2.1-2007.short')).toBe('700 mg/m³');
    expect(texts.get('limits.2.GBZ 2.1-2019.long')).toBe('300 mg/m³');
    expect(texts.get('limits.edition')).toBe('GBZ 2.1-2019 (edition: 2019-08-27).');
    const [message = '', ...others] = compared.map((each) => findingInEnglish(each.message));
    expect(others).toEqual([]);
    expect(message).toContain(nameOf('67-63-0'));
    expect(message).not.toContain(nameOf(listed));
    expect(sheetFor('CN', ['67-63-0', water]).texts.has('limits.edition')).toBe(false);
  });
});

describe('limits of Spain', () => {
  it('stand where the royal decree sets them; those of the yearly list are compared, and the rest is asked for', () => {
    const { texts, asked, compared } = sheetFor('ES', ['50-00-0', listed, unlisted]);
    expect(texts.get('limits.1.RD 665/1997, anexo III.long')).toMatch(/^0[.,]37 mg\/m³, 0[.,]3 ppm$/);
    expect(texts.get('limits.2.LEP 2025 (INSST).long')).toMatch(/^1[.,]?210 mg\/m³$/);
    expect(compared.map(({ message }) => findingInEnglish(message))).toEqual([expect.stringContaining(nameOf(listed))]);
    expect(asked.map(({ message }) => findingInEnglish(message))).toEqual([expect.stringContaining(nameOf(unlisted))]);
  });
});

describe('the list of NIOSH', () => {
  it('tells beside its limits what is immediately dangerous', () => {
    const { texts } = sheetFor('US', [listed, water]);
    expect(texts.get('limits.1.NIOSH REL.long')).toBe('590 mg/m³, 250 ppm');
    expect(texts.get('limits.1.NIOSH IDLH.short')).toBe('IDLH 2500 ppm');
  });
});

describe('a list that was read in several editions', () => {
  it('gives those of the limits that are printed', () => {
    const { texts } = sheetFor('FR', ['108-88-3', '109-99-9', water]);
    expect(texts.get('limits.1.VLEP (R. 4412-149).long')).toMatch(/^76[.,]8 mg\/m³, 20 ppm$/);
    expect(texts.get('limits.edition')).toMatch(
      /^VLEP \(Code du travail, R\. 4412-149\) \(edition: 2012 and 2021-07\)\./,
    );
  });

  it('stands beside the limits of the Union, and in its own country alone', () => {
    const idsIn = (country: string) => [...sheetFor(country, ['108-88-3', water]).texts.keys()];
    expect(idsIn('FR').some((id) => id.startsWith('limits.1.EU '))).toBe(true);
    for (const country of ['BE', 'NZ']) expect(idsIn(country).filter((id) => id.includes('VLEP'))).toEqual([]);
  });
});

describe('a limit of peaks', () => {
  it('stands as TRGS 900 writes it: factor, category, and the factor of the moment', () => {
    const { texts } = sheetFor('DE', ['67-63-0', '110-91-8', water]);
    expect(texts.get('limits.1.TRGS 900.long')).toBe('500 mg/m³, 200 ppm');
    expect(texts.get('limits.1.TRGS 900.short')).toBe('excursion factor 2 (II)');
    expect(texts.get('limits.2.TRGS 900.short')).toBe('excursion factor 1 (I); =2=');
    expect(texts.get('limits.2.TRGS 900.notation')).toBe('skin');
  });
});
