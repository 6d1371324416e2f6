import { say } from '../message.ts';
import type { Explained } from '../classification.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import { labelLawOf } from './label-law-of.ts';

/** The pictogram for the same hazard as a label of the dangerous goods rules. */
const pictogramOfLabel: Readonly<Record<string, string>> = {
  '1': 'GHS01',
  '1.1': 'GHS01',
  '1.2': 'GHS01',
  '1.3': 'GHS01',
  '1.4': 'GHS01',
  '1.5': 'GHS01',
  '1.6': 'GHS01',
  '2.1': 'GHS02',
  '2.2': 'GHS04',
  '2.3': 'GHS06',
  '3': 'GHS02',
  '4.1': 'GHS02',
  '4.2': 'GHS02',
  '4.3': 'GHS02',
  '5.1': 'GHS03',
  '5.2': 'GHS02',
  '6.1': 'GHS06',
  '8': 'GHS05',
  EHS: 'GHS09',
};

/**
 * Pictograms on an outer or single package with transport labels. A pictogram for the same hazard as a transport label
 * need not be repeated. `labels`: numbers such as `3` or `6.1`; `EHS` for the environmentally hazardous substance mark.
 */
export function pictogramsBesideTransportLabels(
  pictograms: readonly Explained<string>[],
  labels: readonly string[],
  market: LabelRegimeId,
): { readonly kept: readonly Explained<string>[]; readonly mayOmit: readonly Explained<string>[] } {
  const paragraph = labelLawOf(market).paragraphs.besideTransportLabels;
  if (paragraph === undefined) return { kept: pictograms, mayOmit: [] };
  const labelOf = (code: string) => labels.find((label) => pictogramOfLabel[label] === code);
  return {
    kept: pictograms.filter(({ value }) => labelOf(value) === undefined),
    mayOmit: pictograms.flatMap(({ value }) => {
      const label = labelOf(value);
      return label === undefined
        ? []
        : [{ value, paragraph, why: say('transportPictograms-transportLabelTellsSame', { label }) }];
    }),
  };
}
