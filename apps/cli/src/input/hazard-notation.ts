import { type Hazard, hazard } from '@gosds/ghs/hazard';
import { entryOf } from '@gosds/ghs/registry';

type Reading = { readonly hazard: Hazard; readonly isMinimum: boolean };

/** Cache: thousands of records use only a few hundred hazard notations. */
const readings = new Map<string, Reading>();

/** Reads `Acute Tox. 4* H302`. Throws if the category and the statement do not belong together. */
export function readHazard(notation: string): Reading {
  const known = readings.get(notation) ?? readNew(notation);
  readings.set(notation, known);
  return known;
}

function readNew(notation: string): Reading {
  const isMinimum = /\d\*\s/.test(notation);
  const read = hazard(notation.replace(/(\d)\*\s/, '$1 '));
  if (!entryOf(read)) throw new RangeError(`No such hazard: ${notation}`);
  return { hazard: read, isMinimum };
}
