import { followsClp } from '@gosds/ghs/label/follows-clp';
import { marketOf } from '@gosds/sheet/profiles/countries';
import { lazy, Suspense } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import { useFromFirst } from '../../../ui/use-from-first.ts';
import { useDraft, useWizardUi } from '../state/wizard-context.ts';
import { DescriptionField } from '../fields/description-field.tsx';
import { useFirstWords } from '../../../words/words.ts';

/** Loaded once the first fields are usable. */
const UfiButton = lazy(() => loadPart(async () => ({ default: (await import('./ufi-button.tsx')).UfiButton })));

/** The UFIs of the product, typed or generated. Shown where the law uses UFIs, and while one is typed in. */
export function UfiField() {
  const isAsked = useDraft(({ description: { country } }) => country === '' || followsClp(marketOf(country)));
  const { hint } = useFirstWords().description;
  const isButtonWanted = useWizardUi(({ isStepShown }) => isStepShown);
  const isTyped = useFromFirst(useDraft(({ description }) => description.ufiNumbers !== ''));
  // A field that the user empties does not disappear under the cursor.
  if (!isAsked && !isTyped) return null;
  return (
    <DescriptionField
      field="ufiNumbers"
      isWide
      placeholder="xxxx-xxxx-xxxx-xxxx"
      hint={hint.ufiNumbers}
      rightSection={
        isButtonWanted && (
          <Suspense>
            <UfiButton />
          </Suspense>
        )
      }
      rightSectionWidth="6rem"
    />
  );
}
