import type { ClassOutcome, Counted, Reason } from '@gosds/ghs/classification';
import { inEnglish } from '@gosds/phrases/say-message';
import { toPercent } from '@gosds/ghs/concentration';
import { hazardText } from './hazard-text.ts';

/** One reason: the comparison, its rule, and the ingredients that were counted or left out. */
export function reasonLines(reason: Reason, indent: string): readonly string[] {
  return [
    `${indent}${inEnglish(reason.summary)} [${reason.ruleId}; ${reason.paragraph}]`,
    ...reason.counted.map((one) => `${indent}  counted  ${countedText(one)}`),
    ...reason.leftOut.map(({ name, why }) => `${indent}  left out ${inEnglish(name)}: ${inEnglish(why)}`),
  ];
}

const ends: Readonly<Record<Counted['end'], string>> = {
  exact: '',
  lower: ' (lower end)',
  upper: ' (upper end)',
  most: ' (the most that the others leave)',
};

function countedText({ name, concentration, end, weight, note }: Counted): string {
  const share = `${toPercent(concentration)} %${ends[end]}`;
  return [
    `${name} ${share}`,
    ...(weight === undefined ? [] : [`x ${weight}`]),
    ...(note ? [inEnglish(note)] : []),
  ].join(', ');
}

/** All classes that were considered, met or not, with all their reasons. */
export function explanation(outcomes: readonly ClassOutcome[]): readonly string[] {
  return outcomes.flatMap((outcome) => {
    const { hazardClass, status, hazards, reasons, missing, testData } = outcome;
    const found = hazards.length > 0 ? `: ${hazards.map(hazardText).join(', ')}` : '';
    return [
      `    ${hazardClass}: ${status}${found}`,
      ...(missing.length > 0 ? [`      missing: ${missing.map(inEnglish).join(', ')}`] : []),
      ...(testData ? [`      tested: ${inEnglish(testData.method)} (${testData.source})`] : []),
      ...reasons.flatMap((reason) => reasonLines(reason, '      ')),
    ];
  });
}
