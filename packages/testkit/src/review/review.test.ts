import { writtenFinding } from '@gosds/sheet/review/written-finding';
import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { checks } from '@gosds/sheet/review/checks';
import { openFaults } from '@gosds/sheet/review/finding';
import { reviewSheet } from '@gosds/sheet/review/review';
import { emptyDraft } from '@gosds/sheet/draft/draft';
import { describe, expect, it } from 'vitest';
import { familyProducts } from '../families/family-products.ts';
import { products } from '../products/all-products.ts';
import { factsOf, sheetOf } from '../products/sheet-of.ts';
import { description, finished, row, to } from './change.ts';
import { checkCases } from './check-cases.ts';
import { asksToLookUp } from './look-ups.ts';

/** Findings that stay open on golden sheets, and why. */
const explained: Readonly<Record<string, string>> = {
  'identification.language': 'the golden sheets are written in English, whatever their country',
  'identification.users': 'who uses the golden cleaner and the golden fungicide is left open',
  'identification.ufi-missing': 'the UFI of the golden cleaner stands on its label alone',
  'hazards.not-judged': 'no test of corrosion to metals was made of the golden cleaner',
  'exposure.gloves-open': 'neither ingredient of the golden fungicide belongs to a family that glove makers test',
  'ecology.no-data': 'no aquatic study of the ingredients of the golden fungicide is held',
};

/** The points that a finding costs. */
const points = { problem: 0, must: 10, warning: 0, should: 3, hint: 1 } as const;

describe('the review', () => {
  it('holds each check against one sheet that passes and one that fails', () => {
    expect(Object.keys(checkCases).toSorted()).toEqual(checks.map(({ id }) => id).toSorted());
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
  });

  it.each(Object.entries(checkCases))('%s', (id, { passes, fails }) => {
    const found = (sheet: Parameters<typeof reviewSheet>[0]) =>
      reviewSheet(sheet)
        .findings.filter(({ check }) => check === id)
        .map(({ message }) => findingInEnglish(message));
    expect(found(finished(passes))).toEqual([]);
    expect(found(finished(fails))).not.toEqual([]);
  });

  it('asks once, by name, for an ingredient on which several statements of section 2.3 wait', () => {
    const { passes, fails } = checkCases['lists.candidates'] ?? {};
    const about = ['lists.candidates', 'hazards.pbt-statement', 'hazards.endocrine-statement', 'hazards.recipe-open'];
    const found = (sheet: typeof passes) =>
      sheet === undefined
        ? undefined
        : reviewSheet(finished(sheet)).findings.flatMap(({ check }) => (about.includes(check) ? [check] : []));
    expect([found(passes), found(fails)]).toEqual([[], ['lists.candidates']]);
  });

  it('takes its own proposal of an organic peroxide that corrodes for no fault', () => {
    const peroxide = familyProducts.find(({ id }) => id === 'ketone-peroxide');
    if (!peroxide) throw new RangeError('no peroxide');
    const { findings } = reviewSheet({ ...factsOf(peroxide.draft), ...sheetOf(peroxide.draft), today: '2026-11-21' });
    expect(findings.map(({ check }) => check)).not.toContain('transport.subsidiary-hazards');
  });

  it.each([
    ['30-60', 0],
    ['31-40', 0],
    ['0.1-1.5', 0],
    ['5-13', 0],
    ['1-10', 1],
    ['7-30', 0],
    ['10-40', 1],
    ['25-50', 1],
    ['80-100', 0],
    ['<5', 1],
  ])('takes the range %s for a secret share as the law prescribes', (sanitisedProportion, faults) => {
    const hidden = row(0, { sanitisedName: 'Solvent', sanitisedProportion });
    const found = reviewSheet(finished(hidden)).findings.filter(
      ({ check }) => check === 'composition.prescribed-range',
    );
    expect(found).toHaveLength(faults);
  });

  it.each([
    [{}, 1],
    [{ hmiraRegistryNumber: '12345' }, 1],
    [{ hmiraRegistryNumber: '12345', hmiraDateFiled: '2026-03-15' }, 0],
  ])('takes a range of one’s own in Canada with a claim for exemption alone: %j', (claim, faults) => {
    const hidden = row(0, { sanitisedName: 'Solvent', sanitisedProportion: '25-50' });
    const found = reviewSheet(finished(hidden, to('CA'), description(claim))).findings;
    expect(found.filter(({ check }) => check === 'composition.canadian-range')).toHaveLength(faults);
  });

  it.each(products)('finds no fault of law in the golden $name, and no other that is not explained', (product) => {
    const { findings, score } = reviewSheet(finished({ draft: () => product.draft }));
    const remaining = findings.filter((finding) => !asksToLookUp(finding));
    expect(remaining.filter(({ severity }) => severity === 'must')).toEqual([]);
    const open = remaining.filter(({ severity }) => severity === 'should').map(({ check }) => check);
    expect(open.filter((id) => explained[id] === undefined)).toEqual([]);
    const asked: number[] = findings.filter(asksToLookUp).map(({ severity }) => points[severity]);
    expect(score + asked.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(80);
  });

  it.each(['DE', 'GB', 'US', 'CA', 'AU', 'BR', 'CH', 'CN', 'JP', 'KR', 'MY', 'NZ', 'TR', 'ZZ'])(
    'finds no fault of law in the golden cleaner as sold in %s',
    (country) => {
      const { findings } = reviewSheet(finished({ of: 'cleaner' }, to(country)));
      expect(findings.filter((finding) => finding.severity === 'must' && !asksToLookUp(finding))).toEqual([]);
    },
  );

  it('names paragraph, section and input of each finding in the market’s own numbers', () => {
    const wanted = { check: 'identification.emergency-telephone', section: 1, path: 'description.emergencyTelephone' };
    const { fails } = checkCases['identification.emergency-telephone']!;
    expect(reviewSheet(finished(fails)).findings[0]).toMatchObject({
      ...wanted,
      part: '1(e)',
      paragraph: '29 CFR 1910.1200, Appendix D, 1(e)',
    });
    expect(reviewSheet(finished(fails, to('FR'))).findings[0]).toMatchObject({
      ...wanted,
      part: '1.4',
      paragraph: 'REACH Annex II, 1.4',
    });
  });

  it('takes ten points for a fault of law, three for what should be and one for a hint, and sorts the gravest first', () => {
    const before = reviewSheet(finished());
    const score = (id: string) => reviewSheet(finished(checkCases[id]!.fails)).score;
    expect(before.score).toBe(100 - before.findings.reduce((sum, { severity }) => sum + points[severity], 0));
    expect(score('identification.emergency-telephone')).toBe(before.score - 10);
    expect(score('identification.vague-use')).toBe(before.score - 3);
    const { findings } = reviewSheet(finished(checkCases['identification.emergency-telephone']!.fails));
    const ranks = findings.map(({ severity }) => Object.keys(points).indexOf(severity));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(findings[0]?.severity).toBe('must');
  });

  it('never gives less than nothing', () => {
    expect(reviewSheet(finished({ draft: emptyDraft })).score).toBe(0);
  });

  it('offers one click where the data know the answer', () => {
    const { fails } = checkCases['composition.cas-of-substance']!;
    const finding = reviewSheet(finished(fails)).findings.find(({ check }) => check === 'composition.cas-of-substance');
    expect(finding && writtenFinding(finding).fix).toEqual({
      label: 'Write 108-88-3',
      changes: [{ path: 'ingredients.0.casNumber', value: '108-88-3' }],
    });
  });

  it.each([
    ['Only by night.', null],
    ['Nobody answers at night.', 'Nobody answers at night.'],
    ['    Nineteen letters  ', null],
  ])('takes a sentence for a reason: %j', (written, accepted) => {
    const id = 'identification.emergency-telephone';
    const { fails } = checkCases[id]!;
    const found = reviewSheet(
      finished(fails, { draft: (draft) => ({ ...draft, acceptedFindings: { [id]: written } }) }),
    );
    expect(found.findings.find(({ check }) => check === id)?.accepted).toBe(accepted);
    const open = openFaults(found).filter((finding) => !asksToLookUp(finding));
    expect(open.length).toBe(accepted === null ? 1 : 0);
    expect(found.score).toBe(reviewSheet(finished(fails)).score);
  });
});
