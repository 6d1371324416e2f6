import { FormMessage } from '../../../ui/form-message.tsx';
import { labelOf } from '../state/field-labels.ts';
import { hrefOfInput } from '../state/journey.ts';
import { useWizard } from '../state/wizard-context.ts';
import type { SheetGap } from '../state/document-calls.ts';
import styles from './preview-step.module.css';

/** What keeps the sheet from being made, each with the way to its input. */
export function Gaps({ gaps }: { readonly gaps: readonly SheetGap[] }) {
  const { goToInput } = useWizard();
  return (
    <FormMessage tone="problem">
      <p>
        <b>The sheet has sections still to fill in.</b>
      </p>
      <ul className={styles['gaps']}>
        {gaps.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <a
              href={hrefOfInput(path)}
              onClick={(event) => {
                event.preventDefault();
                goToInput(path);
              }}
            >
              {labelOf(path)}
            </a>
            : {message}
          </li>
        ))}
      </ul>
    </FormMessage>
  );
}
