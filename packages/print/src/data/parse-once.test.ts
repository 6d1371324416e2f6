import { language as english } from '@gosds/phrases/generated/en/language';
import { draftSchema } from '@gosds/sheet/draft/draft';
import { type LabelWish, packageLabel } from '@gosds/sheet/label/package-label';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { checkDraft } from '@gosds/sheet/review/entries/check-draft';
import { reviewSheet } from '@gosds/sheet/review/review';
import { alkalineCleaner } from '@gosds/testkit/products/alkaline-cleaner';
import { describe, expect, it, vi } from 'vitest';
import { factsOf } from '../testing/made-sheets.ts';
import { sheetXml } from './sdscom/sheet-xml.ts';
import { sheetData } from './sheet-data.ts';

/** Occurs nowhere else in the sheet. */
const typed = '3.141592';

const readsProportions = (regex: unknown) => regex instanceof RegExp && regex.source.startsWith('^(<=|>=|<|>)?');

describe('a proportion', () => {
  it('is read once in each draft, whatever is made of it', () => {
    const [first, ...others] = alkalineCleaner.draft.ingredients;
    const draft = draftSchema.parse({
      ...alkalineCleaner.draft,
      ingredients: [{ ...first, proportion: typed }, ...others],
    });
    const exec = vi.spyOn(RegExp.prototype, 'exec');
    checkDraft(draft);
    const facts = factsOf(draft);
    const made = makeSheet(facts);
    const review = reviewSheet({ ...facts, ...made, today: facts.revisionDate });
    const wish: LabelWish = {
      languages: [english],
      quantity: '',
      capacityMl: 1000,
      isReduced: false,
      isBesideTransportLabels: false,
    };
    packageLabel(made.product, facts, wish);
    sheetXml(facts, made);
    sheetData({ ...made, review }, 'owner');
    const reads = exec.mock.contexts.filter(
      (regex, call) => readsProportions(regex) && exec.mock.calls[call]?.[0] === typed,
    );
    exec.mockRestore();
    expect(reads).toHaveLength(1);
  });
});
