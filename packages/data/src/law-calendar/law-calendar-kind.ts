import { z } from 'zod';
import { oneOf, orBlank, partsOf, word, yesCell } from '../cells.ts';
import { codeListFacts } from '../code-list-facts.ts';
import type { DataFolder, Placed } from '../data-folder.ts';
import { type DataKind, literal, moduleText } from '../data-kind.ts';
import { jsonModule } from '../json-module.ts';

const parts = z.string().transform((cell) => partsOf(cell, ';'));

const row = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Write lower-case words with hyphens between them.'),
  /** Ids of the sheet forms affected. */
  jurisdictions: parts.pipe(z.array(z.string()).min(1, 'Name at least one jurisdiction.')),
  /** First day; blank if unknown. */
  date: orBlank(z.iso.date()),
  /** Last day on which the earlier law may be used. */
  until: orBlank(z.iso.date()),
  status: oneOf(['in-force', 'set', 'agreed', 'draft']),
  touches: parts.pipe(z.array(oneOf(['classes', 'label', 'limits', 'transport', 'sheet', 'notification'])).min(1)),
  act: word,
  /** `yes` if rules and lists cover the law before and after the date, so that a comparison is complete. */
  computed: yesCell,
  evidence: oneOf(['read', 'to check']),
  source: word,
  read: z.iso.date(),
});

type Row = z.infer<typeof row>;

const file = 'law-calendar/changes.csv';

function faultsOfDays({ date, until, status, computed }: Row): readonly string[] {
  return [
    ...(date === undefined && status !== 'draft' ? ['Only a draft may have no day.'] : []),
    ...(date !== undefined && until !== undefined && until < date ? [`${until} is before ${date}.`] : []),
    ...(computed && (status === 'draft' || status === 'agreed') ? ['What is not adopted is not computed.'] : []),
  ];
}

function checkRows(data: DataFolder, rows: readonly Placed<Row>[]): void {
  const seen = new Set<string>();
  const known = new Set(data.namesIn('jurisdictions'));
  for (const { row: place, value } of rows) {
    const report = (message: string) => {
      data.report({ file, row: place, message });
    };
    const { id, jurisdictions } = value;
    if (seen.has(id)) report(`${id} appears twice.`);
    seen.add(id);
    for (const each of jurisdictions)
      if (known.size > 0 && !known.has(each)) report(`${each} is not in jurisdictions/.`);
    for (const fault of faultsOfDays(value)) report(fault);
  }
}

const compiled = ({ computed, evidence, source: _source, read: _read, ...rest }: Row) => ({
  ...rest,
  isComputed: computed === true,
  isToCheck: evidence === 'to check',
});

/** `data/law-calendar/`: changes of law with their dates. */
export const lawCalendarKind: DataKind = {
  folder: 'law-calendar',
  compile: (data) => {
    data.json('law-calendar/law-calendar.json', codeListFacts);
    const rows = data.table(file, row);
    checkRows(data, rows);
    const ids = rows.map(({ value }) => literal(value.id));
    return [
      {
        path: 'packages/sheet/src/generated/law-change-ids.ts',
        text: moduleText(`export const lawChangeIds = [${ids.join(', ')}] as const;`),
      },
      jsonModule({
        path: 'packages/sheet/src/generated/law-calendar.ts',
        name: 'lawCalendar',
        type: ['../law-ahead/law-change.ts', 'LawChange'],
        items: rows.map(({ value }) => compiled(value)),
      }),
    ];
  },
};
