import { readFileSync } from 'node:fs';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { specialProvisions } from './generated/goods-tables.ts';

const { path: file, isThere } = publicFile('reference/transport_adr_2025/adr_2025_table_a_en.tsv');

describe.skipIf(!isThere)('special provisions against ADR 2025, Table A', () => {
  const [head = '', ...lines] = isThere ? readFileSync(file, 'utf8').trim().split(/\r?\n/) : [];
  const column = head.split('\t').indexOf('special_provisions');
  const rows = lines.map((line) => line.split('\t'));

  it.each(specialProvisions.map(({ number, un }) => [number, un] as const))(
    '%s stands at its numbers',
    (number, numbers) => {
      const theirs = rows
        .filter((cells) => (cells[column] ?? '').split(/[ "]/).includes(number))
        .map(([un]) => un ?? '');
      expect(numbers.split(' ').sort()).toEqual([...new Set(theirs)].sort());
    },
  );
});
