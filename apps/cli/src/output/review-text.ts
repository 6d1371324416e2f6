import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import type { Finding, Severity } from '@gosds/sheet/review/finding';
import type { Review } from '@gosds/sheet/review/review';

const wide = 8;

function lineOf({ severity, part, message, paragraph, path, check, accepted }: Finding): string {
  const lines = [
    findingInEnglish(message),
    `${paragraph} -> ${path} [${check}]`.trimStart(),
    ...(accepted === null ? [] : [`accepted: ${accepted}`]),
  ];
  return `${severity.padEnd(wide)}${part.padEnd(wide)}${lines.join(`\n${' '.repeat(2 * wide)}`)}`;
}

/** A review for people to read: the score, then each finding with its paragraph and the input that resolves it. */
export function reviewText({ score, checked, findings }: Review): string {
  const count = (severity: Severity) => findings.filter((each) => each.severity === severity).length;
  const head = `Score ${score} of 100; ${checked} checks: ${count('must')} must, ${count('should')} should, ${count('hint')} hint`;
  return [head, ...findings.map(lineOf)].map((line) => `${line}\n`).join('\n');
}
