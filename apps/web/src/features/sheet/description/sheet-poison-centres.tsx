import { withLine } from '@gosds/sheet/draft/poison-centre/poison-centres';
import { PoisonCentres } from '../fields/poison-centres.tsx';
import { useDraft, useEdit, useTouch, useWizardUi } from '../state/wizard-context.ts';

const path = 'description.otherEmergencyTelephoneNumbers';

/** The poison centres of the sheet's country. Adding one appends it to the numbers in the field. */
export function SheetPoisonCentres() {
  const { country, language, emergencyTelephone, otherEmergencyTelephoneNumbers } = useDraft(
    ({ description }) => description,
  );
  const isLocked = useWizardUi(({ paidLanguage }) => paidLanguage !== null);
  const edit = useEdit();
  const touch = useTouch();
  if (isLocked) return null;
  return (
    <PoisonCentres
      key={country}
      country={country}
      language={language}
      numbers={{ emergencyTelephone, otherEmergencyTelephoneNumbers }}
      onAdd={(line) => {
        edit(`${path}.centre`, ({ description, ...draft }) => ({
          ...draft,
          description: {
            ...description,
            otherEmergencyTelephoneNumbers: withLine(description.otherEmergencyTelephoneNumbers, line),
          },
        }));
        touch(path, line);
        // The pressed button has disappeared, so the field takes the focus.
        document.getElementById(path)?.focus();
      }}
    />
  );
}
