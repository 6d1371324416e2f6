import { z } from 'zod';
import { oneOf, orBlank, partsOf, word, yesCell } from '../cells.ts';
import { codeListFacts } from '../code-list-facts.ts';
import type { DataFolder, Placed } from '../data-folder.ts';
import type { DataKind } from '../data-kind.ts';
import { jsonModule } from '../json-module.ts';

const number = z
  .string()
  .regex(
    /^\+?\d+(?: \d+)*$/,
    'Write a number that can be dialled, such as +49 30 19240; single spaces part its groups.',
  );

const row = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, 'Write two capital letters, such as DE.'),
  kind: oneOf(['poison centre', 'chemical emergency']),
  /** Name in the body's own language. */
  name: word,
  number,
  /** Other numbers of the same body, separated by `;`. */
  also: z
    .string()
    .transform((cell) => partsOf(cell, ';'))
    .pipe(z.array(number)),
  hours: z
    .string()
    .regex(/^(?:24 h|(?:Mon-Fri )?\d\d:\d\d-\d\d:\d\d)$/, 'Write 24 h, 08:00-22:00 or Mon-Fri 08:00-15:00.'),
  serves: oneOf(['everyone', 'health professionals']),
  /** `yes` if it is the official body whose number a sheet gives (REACH Annex II, 1.4). */
  official: yesCell,
  /** The supplier's duty before a sheet may give the number, if known. */
  first: orBlank(oneOf(['agree', 'notify'])),
  source: word,
  read: z.iso.date(),
  evidence: oneOf(['read', 'from knowledge']),
});

type Row = z.infer<typeof row>;

const file = 'poison-centres/centres.csv';

function checkRows(data: DataFolder, rows: readonly Placed<Row>[]): void {
  const seen = new Set<string>();
  const countries = new Set(data.namesIn('jurisdictions'));
  for (const { row: place, value } of rows) {
    const { country, evidence, official } = value;
    const report = (message: string) => {
      data.report({ file, row: place, message });
    };
    if (countries.size > 0 && !countries.has(country.toLowerCase())) report(`${country} is not in jurisdictions/.`);
    if (evidence === 'from knowledge' && official) report('The law is not held against a number from knowledge.');
    for (const each of [value.number, ...value.also]) {
      const key = `${country} ${each.replaceAll(' ', '')}`;
      if (seen.has(key)) report(`${each} appears twice.`);
      seen.add(key);
    }
  }
}

/** Undefined if the body is always open. */
function opening(hours: string): { from: string; to: string; isOnWeekdays?: true } | undefined {
  if (hours === '24 h') return undefined;
  const [days, times = days] = hours.split(' ');
  const [from = '', to = ''] = (times ?? '').split('-');
  return { from, to, ...(days === times ? {} : { isOnWeekdays: true }) };
}

const compiled = ({ country, kind, name, number: dialled, also, hours, serves, ...rest }: Row) => ({
  ...{ country, name, number: dialled, also, opening: opening(hours) },
  ...(kind === 'poison centre' ? {} : { isForSpills: true }),
  ...(serves === 'everyone' ? {} : { isForProfessionals: true }),
  ...(rest.official ? { isOfficial: true } : {}),
  ...(rest.first === undefined ? {} : { first: rest.first }),
  ...(rest.evidence === 'read' ? {} : { isToCheck: true }),
});

/** `data/poison-centres/`: numbers to call in case of poisoning, by country. */
export const poisonCentreKind: DataKind = {
  folder: 'poison-centres',
  compile: (data) => {
    data.json('poison-centres/poison-centres.json', codeListFacts);
    const rows = data.table(file, row);
    checkRows(data, rows);
    return [
      jsonModule({
        path: 'packages/sheet/src/generated/poison-centres.ts',
        name: 'poisonCentres',
        type: ['../draft/poison-centre/poison-centre.ts', 'PoisonCentre'],
        items: rows.map(({ value }) => compiled(value)),
      }),
    ];
  },
};
