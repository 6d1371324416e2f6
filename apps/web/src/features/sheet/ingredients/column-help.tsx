import { useWords } from '../../../words/words.ts';
import { WithHelp } from '../fields/with-help.tsx';
import { useRegistrationLaw } from './registration-number.tsx';
import styles from './ingredient-table.module.css';

const columns = ['name', 'cas', 'proportion'] as const;

const withheldColumns = ['sanitisedName', 'sanitisedProportion'] as const;

/** Explains the columns of the table. */
export function ColumnHelp({ isAdvanced }: { readonly isAdvanced: boolean }) {
  const { column, columnHelp } = useWords().ingredients;
  const law = useRegistrationLaw();
  const registered = law === undefined ? [] : (['registrationNumber'] as const);
  const shown = isAdvanced ? [...columns, ...registered, ...withheldColumns] : [...columns, ...registered];
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
