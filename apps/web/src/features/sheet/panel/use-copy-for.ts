import { countryByCode } from '@gosds/sheet/profiles/countries';
import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { messageOf } from '../../../api/call.ts';
import { newDraft } from '../state/draft-calls.ts';
import { useWizard } from '../state/wizard-context.ts';
import { draftForCountry } from './draft-for-country.ts';
import { words } from '../../../words/words.ts';

/** Saves a copy of the open draft for another country and opens it. The open draft stays unchanged. */
export function useCopyFor(): (country: string) => void {
  const { store, openSheet } = useWizard();
  return useCallback(
    (country) => {
      newDraft(draftForCountry(store.getState().draft, country)).then(
        ({ id }) => {
          openSheet(id);
          const { done, doneText } = words().panel.copy;
          notifications.show({
            title: done,
            message: doneText(countryByCode(country)?.name ?? country),
          });
        },
        (error: unknown) => {
          notifications.show({ message: messageOf(error), color: 'red' });
        },
      );
    },
    [store, openSheet],
  );
}
