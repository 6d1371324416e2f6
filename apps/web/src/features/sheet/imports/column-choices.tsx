import { columnRoles, type ColumnRole } from '@gosds/imports/mixture/columns';
import type { Table } from '@gosds/imports/table/table';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { type ImportChoices, withHeading, withRole } from './import-choices.ts';
import { useWords } from '../../../words/words.ts';
import styles from './import-dialog.module.css';

const isRole = (value: string): value is ColumnRole => columnRoles.some((role) => role === value);

/** Number of rows offered as the heading. */
const offeredHeadings = 12;

const examples = ({ rows }: Table, heading: number, column: number): string =>
  rows
    .slice(heading + 1)
    .flatMap(({ cells }) => cells[column]?.text || [])
    .slice(0, 3)
    .join(', ');

type Props = {
  readonly table: Table;
  readonly choices: ImportChoices;
  readonly onChange: (choices: ImportChoices) => void;
};

function HeadingChoice({ table, choices, onChange }: Props) {
  const { columns } = useWords().imports;
  const rows = table.rows.slice(0, offeredHeadings);
  return (
    <NativeSelect
      isAlwaysChosen
      id="import.heading"
      label={columns.titles}
      value={String(choices.columns.heading)}
      options={[
        { value: '-1', label: columns.noTitles },
        ...rows.map(({ line, cells }, index) => ({
          value: String(index),
          label: columns.row({
            line: String(line),
            cells: cells
              .map(({ text }) => text)
              .filter((text) => text !== '')
              .join(', ')
              .slice(0, 60),
          }),
        })),
      ]}
      onSelect={(value) => {
        onChange(withHeading(choices, Number(value)));
      }}
    />
  );
}

/** The detected content of each column; the user can correct it. */
export function ColumnChoices({ table, choices, onChange }: Props) {
  const { columns, role: roleNames } = useWords().imports;
  const { heading, roles } = choices.columns;
  const titles = table.rows[heading]?.cells ?? [];
  return (
    <section aria-labelledby="import-columns">
      <h3 id="import-columns" className={styles['heading']}>
        {columns.heading}
      </h3>
      <HeadingChoice table={table} choices={choices} onChange={onChange} />
      <ul className={styles['columns']}>
        {roles.map((role, column) => {
          const title = titles[column]?.text || columns.unnamed(String(column + 1));
          return (
            <li key={column} data-role={role}>
              <NativeSelect
                isAlwaysChosen
                id={`import.column.${column}`}
                label={title}
                description={examples(table, heading, column) || columns.empty}
                value={role}
                options={columnRoles.map((each) => ({ value: each, label: roleNames[each] }))}
                onSelect={(value) => {
                  if (isRole(value)) onChange(withRole(choices, column, value));
                }}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
