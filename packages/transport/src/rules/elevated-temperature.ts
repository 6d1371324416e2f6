import type { Reason } from '@gosds/ghs/classification';
import { say } from '@gosds/ghs/message';
import type { TransportInput } from '../transport-input.ts';
import { type Candidate, entryOf, stateOf } from './choose-entry.ts';

type Row = { readonly un: string; readonly state: 'liquid' | 'solid'; readonly fromC: number };

/** Carriage temperatures in °C from which goods without another class are class 9. */
const rows: readonly Row[] = [
  { un: '3257', state: 'liquid', fromC: 100 },
  { un: '3258', state: 'solid', fromC: 240 },
];

/** Liquids with a flash point above this are class 3 only if carried at or above it, °C. */
const flammableUpToC = 60;

/** The entry of a product whose only danger is its carriage temperature. */
export function elevatedTemperature(input: TransportInput): Candidate | undefined {
  const { carriageTemperatureC: carried, mixture } = input;
  if (carried === undefined) return undefined;
  const state = stateOf(input);
  const flash = mixture.properties.flashPointC;
  if (state === 'liquid' && flash && flash.min > flammableUpToC && carried >= flash.min) {
    const entry = entryOf('3256', 'III');
    const why = say('elevatedTemperature-carriedAboveFlashPointHot', { carried, min: flash.min });
    return entry && { entry, why, paragraph: 'ADR 2.2.3.1.1 and 2.2.3.1.2' };
  }
  const row = rows.find((one) => one.state === state && carried >= one.fromC);
  const entry = row && entryOf(row.un, 'III');
  return (
    entry && {
      entry,
      why: say('elevatedTemperature-carried', { carried, fromC: row.fromC }),
      paragraph: 'ADR 2.2.9.1.13',
    }
  );
}

/** Why the temperature is no danger, for the audit of an unregulated product. Empty if none was entered. */
export function coolReason({ carriageTemperatureC: carried }: TransportInput): Reason[] {
  if (carried === undefined) return [];
  const summary = say('elevatedTemperature-carriedNeitherLiquidNorSolid', { carried });
  return [{ ruleId: 'transport.hot-not', paragraph: 'ADR 2.2.9.1.13', summary, counted: [], leftOut: [] }];
}
