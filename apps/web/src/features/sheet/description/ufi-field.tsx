import { followsClp } from '@gosds/ghs/label/follows-clp';
import { marketOf } from '@gosds/sheet/profiles/countries';
import { lazy, Suspense } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import { useFromFirst } from '../../../ui/use-from-first.ts';
import { useDraft, useWizardUi } from '../state/wizard-context.ts';
import { DescriptionField } from '../fields/description-field.tsx';
import { useFirstWords } from '../../../words/words.ts';

/** Fetched once the first fields can be filled in. */
const UfiButton = lazy(() => loadPart(async () => ({ default: (await import('./ufi-button.tsx')).UfiButton })));

/** The UFIs of the product, typed or generated; asked where the law knows them, and kept where one was typed. */
export function UfiField() {
  const isAsked = useDraft(({ description: { country } }) => country === '' || followsClp(marketOf(country)));
  const { hint } = useFirstWords().description;
  const isButtonWanted = useWizardUi(({ isStepShown }) => isStepShown);
  const isTyped = useFromFirst(useDraft(({ description }) => description.ufiNumbers !== ''));
  // What is emptied does not go away under the cursor.
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
