import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import { nationalWordsOf } from '@gosds/phrases/national-words';
import { testDay } from '@gosds/ghs/testing/market-by-id';
import { join } from 'node:path';
import { marketBasis } from '@gosds/sheet/profiles/countries';
import type { Draft } from '@gosds/sheet/draft/draft';
import { reviewSheet } from '@gosds/sheet/review/review';
import { profileId, profileIds, profileOf } from '@gosds/sheet/profiles/profile-of';
import { sheetText } from '@gosds/sheet/sheet-text';
import { describe, expect, it } from 'vitest';
import { asksToLookUp } from '../review/look-ups.ts';
import { factsOf, sheetOf } from '../products/sheet-of.ts';
import { goldenDrafts } from './golden-drafts.ts';

const folder = import.meta.dirname;

/** A country that adds laws to sections 13 and 15 alone has the form of its market: a Member State that of the Union. */
function formOf(draft: Draft) {
  const profile = profileOf(marketBasis(draft.description.country).profile, testDay);
  return addsLawsAlone(profile.form) ? profile.market : profileId(profile);
}

const addsLawsAlone = (form: JurisdictionId | undefined): boolean =>
  form !== undefined && nationalWordsOf(form, 'en').laws.length === 0;

const forms = profileIds.filter((id) => !addsLawsAlone(profileOf(id, testDay).form));

const isPlain = (draft: Draft) =>
  draft.ingredients.length === 1 || sheetOf(draft).product.classification.hazards.length === 0;

it.each(forms)('form %s has two reviewed products, one of them a substance or not classified', (form) => {
  const drafts = goldenDrafts.map(([, draft]) => draft).filter((draft) => formOf(draft) === form);
  expect(drafts.length).toBeGreaterThanOrEqual(2);
  expect(drafts.some(isPlain)).toBe(true);
});

describe.each(goldenDrafts)('%s', (file, draft) => {
  const made = sheetOf(draft);

  const { findings } = reviewSheet({ ...factsOf(draft), ...made, today: '2026-11-21' });

  it('reads as it was reviewed, with what its missing data leave open', async () => {
    const open = findings.map(({ check, severity, message }) => `${severity} ${check}: ${findingInEnglish(message)}`);
    const sheet = join(folder, 'sheets', file.replace(/\.json$/, '.txt'));
    await expect([sheetText(made.document), '', 'OPEN', ...open, ''].join('\n')).toMatchFileSnapshot(sheet);
  });

  it('has no fault of law', () => {
    const faults = findings.filter((finding) => finding.severity === 'must' && !asksToLookUp(finding));
    expect(faults.map(({ check, message }) => `${check}: ${findingInEnglish(message)}`)).toEqual([]);
  });
});
