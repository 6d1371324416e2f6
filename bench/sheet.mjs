// From a draft of 15 ingredients to its finished document: mixture, classification, label, transport, sixteen sections.
import { assembleSheet } from '@gosds/sheet/assemble-sheet';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { goals, keep } from './support/figures.mjs';
import { facts, timesOf, timesText } from './support/sheet-of-fifteen.mjs';

/** A server makes sheets for days, so its functions are compiled by then. */
const roundsBefore = 400;

function report([key, name, goalMs], work) {
  const times = timesOf(work, roundsBefore);
  console.log(`${name}   ${timesText(times, goalMs)}`);
  for (const [part, value] of Object.entries(times)) keep(`${key}.${part}`, value);
}

const count = facts.draft.ingredients.length;
report(['sheet', `sheet of ${count} ingredients from its draft`, goals.sheetMs], () => makeSheet(facts));
const { product } = makeSheet(facts);
report(['sections', 'the sixteen sections alone', goals.sectionsMs], () => assembleSheet(product, facts));
