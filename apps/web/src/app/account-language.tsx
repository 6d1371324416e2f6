import { languageChoicesSchema, saveLanguageChoices } from '@gosds/contract/accounts/language-choices';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messageOf } from '../api/call.ts';
import { invoke } from '../api/invoke.ts';
import { loadFirstPart } from '../api/load-part.ts';
import { loadUser } from '../api/load-user.ts';
import { chooseLanguage } from '../words/languages.ts';
import { useSpokenLanguage } from '../words/words.ts';

const tell = (error: unknown) => {
  notifications.show({ message: messageOf(error), color: 'red' });
};

const { screens } = languageChoicesSchema.shape;

/**
 * Applies the account's language to the screens of every browser. If the user chooses another language here, saves it
 * for the account. Renders nothing.
 */
export function AccountLanguage() {
  const { tag } = useSpokenLanguage();
  const queries = useQueryClient();
  const { data: user } = useQuery({ queryKey: ['user'], queryFn: loadUser });
  const chosen = user?.languageChoices.screens;
  /** The language that account and page last had in common; null until the account is loaded. */
  const agreed = useRef<string | null>(null);
  const atFirst = useRef(tag);
  useEffect(() => {
    if (chosen === undefined) return;
    if (chosen === null) {
      agreed.current = tag;
      return;
    }
    const isChosenHere = tag !== (agreed.current ?? atFirst.current);
    const isChosenElsewhere = chosen !== agreed.current;
    agreed.current = isChosenHere ? tag : chosen;
    const here = screens.safeParse(tag);
    if (isChosenHere && here.success && tag !== chosen) {
      const body = { screens: here.data };
      invoke(saveLanguageChoices, { body })
        .then((languageChoices) => {
          queries.setQueryData(['user'], (known: typeof user) => known && { ...known, languageChoices });
        })
        .catch(tell);
    } else if (isChosenElsewhere && tag !== chosen) loadFirstPart(() => chooseLanguage(chosen)).catch(tell);
  }, [chosen, tag, queries]);
  return null;
}
