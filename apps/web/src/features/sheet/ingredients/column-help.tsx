import { useWords } from '../../../words/words.ts';
import { WithHelp } from '../fields/with-help.tsx';
import styles from './ingredient-table.module.css';

const columns = ['name', 'cas', 'proportion'] as const;

const withheldColumns = ['sanitisedName', 'sanitisedProportion'] as const;

/** What goes into the columns of the table. */
export function ColumnHelp({ isAdvanced }: { readonly isAdvanced: boolean }) {
  const { column, columnHelp } = useWords().ingredients;
  const shown = isAdvanced ? [...columns, ...withheldColumns] : columns;
  return (
    <div className={styles['columnHelp']} role="group" aria-label={columnHelp}>
      {shown.map((name) => (
        <WithHelp key={name} path={`ingredients.${name === 'cas' ? 'casNumber' : name}`} label={column[name]} isInline>
          {column[name]}
        </WithHelp>
      ))}
    </div>
  );
}
