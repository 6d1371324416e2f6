import { FormMessage } from '../../../ui/form-message.tsx';
import { sentence } from '../../../words/sentence.ts';
import { useSayFinding } from '../../../words/say-finding.ts';
import { useLawWords, useWords } from '../../../words/words.ts';
import { usePlaceLabel } from '../state/place-label.ts';
import { hrefOfInput } from '../state/journey.ts';
import { useWizard } from '../state/wizard-context.ts';
import type { SheetGap } from '../state/document-calls.ts';
import styles from './preview-step.module.css';

/** What prevents the sheet from being made, with links to the inputs. */
export function Gaps({ gaps }: { readonly gaps: readonly SheetGap[] }) {
  const { preview } = useWords();
  const { goToInput } = useWizard();
  const say = useSayFinding();
  const labelOf = usePlaceLabel();
  useLawWords();
  return (
    <FormMessage tone="problem">
      <p>
        <b>{preview.gaps}</b>
      </p>
      <ul className={styles['gaps']}>
        {gaps.map(({ path, message, says }) => (
          <li key={`${path} ${message}`}>
            {sentence(
              preview.gap({
                field: labelOf(path),
                message: says === undefined ? message : say(says),
                link: (text) => (
                  <a
                    key="input"
                    href={hrefOfInput(path)}
                    onClick={(event) => {
                      event.preventDefault();
                      goToInput(path);
                    }}
                  >
                    {text}
                  </a>
                ),
              }),
            )}
          </li>
        ))}
      </ul>
    </FormMessage>
  );
}
