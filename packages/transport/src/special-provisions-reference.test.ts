import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { specialProvisions } from './records/special-provisions.ts';

const file = fileURLToPath(
  new URL('../../../../shared/reference/transport_adr_2025/adr_2025_table_a_en.tsv', import.meta.url),
);
const skipped = !existsSync(file);
if (skipped) console.log('skipped: no ../shared/reference/transport_adr_2025 beside the checkout');

describe.skipIf(skipped)('special provisions against ADR 2025, Table A', () => {
  const [head = '', ...lines] = skipped ? [] : readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const column = head.split('\t').indexOf('special_provisions');
  const rows = lines.map((line) => line.split('\t'));

  it.each(specialProvisions.map(({ number, numbers }) => [number, numbers] as const))(
    '%s stands at its numbers',
    (number, numbers) => {
      const theirs = rows
        .filter((cells) => (cells[column] ?? '').split(/[ "]/).includes(number))
        .map(([un]) => un ?? '');
      expect(numbers.split(' ').sort()).toEqual([...new Set(theirs)].sort());
    },
  );
});
