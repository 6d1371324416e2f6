import { WithHelp } from '../fields/with-help.tsx';
import styles from './ingredient-table.module.css';

const columns = [
  ['ingredients.name', 'Name'],
  ['ingredients.casNumber', 'CAS number'],
  ['ingredients.proportion', 'Proportion'],
] as const;

const withheldColumns = [
  ['ingredients.sanitisedName', 'Sanitised name'],
  ['ingredients.sanitisedProportion', 'Sanitised proportion'],
] as const;

/** What goes into the columns of the table. */
export function ColumnHelp({ isAdvanced }: { readonly isAdvanced: boolean }) {
  const shown = isAdvanced ? [...columns, ...withheldColumns] : columns;
  return (
    <div className={styles['columnHelp']} role="group" aria-label="Help for the columns">
      {shown.map(([path, label]) => (
        <WithHelp key={path} path={path} label={label} isInline>
          {label}
        </WithHelp>
      ))}
    </div>
  );
}
