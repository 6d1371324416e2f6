import { Anchor, Button } from '@mantine/core';
import type { OpenFault } from '@gosds/contract/documents/review';
import { FormMessage } from '../../../ui/form-message.tsx';
import { labelOf } from '../state/field-labels.ts';
import { useWizard } from '../state/wizard-context.ts';
import styles from './checkout-step.module.css';

/** Why the sheet cannot be paid for yet, with the way to each input and to the place where reasons are written. */
export function OpenFaults({ faults }: { readonly faults: readonly OpenFault[] }) {
  const { ui, goTo, goToInput } = useWizard();
  const showFindings = () => {
    ui.setState({ panelTab: 'findings', isPanelOpen: true });
    goTo('preview');
  };
  return (
    <section className={styles['card']} aria-labelledby="faults-heading">
      <h3 id="faults-heading">Before you pay</h3>
      <FormMessage tone="warning">
        {faults.length === 1 ? 'One point of law is open.' : `${faults.length} points of law are open.`} Fill in what is
        missing, or write down why it stays open.
      </FormMessage>
      <ul className={styles['faults']}>
        {faults.map(({ message, paragraph, part, path }) => (
          <li key={`${part} ${path} ${message}`}>
            <Anchor
              component="button"
              type="button"
              onClick={() => {
                goToInput(path);
              }}
            >
              {labelOf(path)}
            </Anchor>
            <span>{message}</span>
            <span className={styles['paragraph']}>{paragraph}</span>
          </li>
        ))}
      </ul>
      <Button onClick={showFindings}>To the findings</Button>
    </section>
  );
}
