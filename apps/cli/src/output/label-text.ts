import type { Explained } from '@gosds/ghs/classification';
import type { LabelOutcome, TriedLabel } from '@gosds/usecases/print-package-label';

type Printed = Extract<LabelOutcome, { status: 'printed' }>;

const mm = (length: number) => String(Math.round(length * 100) / 100);
const size = ({ widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number }) =>
  `${mm(widthMm)} x ${mm(heightMm)} mm`;

const explained = (elements: readonly Explained<string>[]) =>
  elements.map(({ value, paragraph }) => `${value} (${paragraph})`).join(', ');

const mayOmit = ({ label }: TriedLabel) =>
  label.mayOmit.length > 0 ? ` The law allows this package to leave off: ${explained(label.mayOmit)}.` : '';

/** Says why no label was made, and which size is the smallest that fits. */
export function labelRefusal(outcome: Exclude<LabelOutcome, Printed>): string {
  switch (outcome.status) {
    case 'too-small':
      return `the label does not fit with the smallest permitted letters; the smallest size that fits is ${size(outcome.min)}.${mayOmit(outcome)}`;
    case 'below-minimum':
      return `a package of this capacity needs a label of ${size(outcome.min)} at least (${outcome.paragraph})`;
    case 'capacity-missing':
      return 'the capacity of the package is missing: give --capacity';
    case 'paper-too-small':
      return 'no label of this size fits on the paper';
  }
}

/** Describes the printed label and what it lacks. */
export function labelNotes({ format, xHeightMm, pictogramMm, label }: Printed): string {
  const { future } = format;
  const isBelow = future !== undefined && Math.round(xHeightMm * 100) < Math.round(future.xHeightMm * 100);
  const pictograms = label.pictograms.length > 0 ? `, pictograms of ${mm(pictogramMm)} mm` : '';
  return [
    `${size(format)}, letters with a small x of ${mm(xHeightMm)} mm${pictograms}`,
    ...(isBelow
      ? [`from ${future.appliesFrom} on the small x must be ${mm(future.xHeightMm)} mm (${future.paragraph})`]
      : []),
    ...(label.leftOff.length > 0 ? [`left off: ${explained(label.leftOff)}`] : []),
    ...label.missing.map(({ path, paragraph }) => `missing: ${path} (${paragraph})`),
    '',
  ].join('\n');
}
