// Reviews a finished sheet of 15 ingredients by every check of its market.
import { makeSheet } from '@gosds/sheet/make-sheet';
import { reviewSheet } from '@gosds/sheet/review/review';
import { goals, keep } from './support/figures.mjs';
import { facts, timesOf, timesText } from './support/sheet-of-fifteen.mjs';

const finished = { ...facts, ...makeSheet(facts), today: '2026-01-01' };
const times = timesOf(() => reviewSheet(finished), 50);
const { checked } = reviewSheet(finished);
console.log(`${checked} checks of ${facts.draft.ingredients.length} ingredients   ${timesText(times, goals.reviewMs)}`);
keep('review.median', times.median);
keep('review.p95', times.p95);
