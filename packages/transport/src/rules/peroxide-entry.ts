import type { TransportInput } from '../transport-input.ts';
import { type Candidate, entryOf, stateOf } from './choose-entry.ts';

/** UN numbers by type for liquids; the solid's number follows. Temperature-controlled goods have others. */
const byType: readonly {
  readonly pattern: RegExp;
  readonly class: string;
  readonly first: Readonly<Record<string, number>>;
}[] = [
  { pattern: /^Org\. Perox\. ([B-F])/, class: '5.2', first: { B: 3101, C: 3103, D: 3105, E: 3107, F: 3109 } },
  { pattern: /^Self-react\. ([B-F])/, class: '4.1', first: { B: 3221, C: 3223, D: 3225, E: 3227, F: 3229 } },
];

/** Entry of an organic peroxide or a self-reactive by its type (ADR 2.2.52.1.7, 2.2.41.1.9). */
export function peroxideEntry(input: TransportInput): Candidate | undefined {
  for (const { code } of input.classification.hazards) {
    for (const { pattern, first, class: own } of byType) {
      const type = pattern.exec(code)?.[1];
      const liquid = type ? first[type] : undefined;
      if (liquid === undefined) continue;
      const entry = entryOf(String(stateOf(input) === 'liquid' ? liquid : liquid + 1), null);
      if (entry) return { entry, why: `${code}: class ${own} by its type`, paragraph: 'ADR 2.2.41.1.9 and 2.2.52.1.7' };
    }
  }
  return undefined;
}
