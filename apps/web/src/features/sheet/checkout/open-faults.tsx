import { Anchor, Button } from '@mantine/core';
import type { OpenFault } from '@gosds/contract/documents/review';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useSayFinding } from '../../../words/say-finding.ts';
import { useCitation } from '../../../words/use-citation.ts';
import { useLawWords, useWords } from '../../../words/words.ts';
import { usePlaceLabel } from '../state/place-label.ts';
import { useWizard } from '../state/wizard-context.ts';
import styles from './checkout-step.module.css';

/** Why the sheet cannot be paid yet, with links to each input and to the place for reasons. */
export function OpenFaults({ faults }: { readonly faults: readonly OpenFault[] }) {
  const { faults: texts } = useWords().checkout;
  const { ui, goTo, goToInput } = useWizard();
  const say = useSayFinding();
  const cited = useCitation();
  const labelOf = usePlaceLabel();
  useLawWords();
  const showFindings = () => {
    ui.setState({ panelTab: 'findings', isPanelOpen: true });
    goTo('preview');
  };
  return (
    <section className={styles['card']} aria-labelledby="faults-heading">
      <h3 id="faults-heading">{texts.heading}</h3>
      <FormMessage tone="warning">{texts.text(faults.length)}</FormMessage>
      <ul className={styles['faults']}>
        {faults.map(({ message, says, paragraph, part, path }) => (
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
            <span>{says === undefined ? message : say(says)}</span>
            <span className={styles['paragraph']}>{cited(paragraph)}</span>
          </li>
        ))}
      </ul>
      <Button onClick={showFindings}>{texts.toFindings}</Button>
    </section>
  );
}
