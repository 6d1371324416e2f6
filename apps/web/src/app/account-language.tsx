import { languageChoicesSchema, saveLanguageChoices } from '@gosds/contract/accounts/language-choices';
import { notifications } from '@mantine/notifications';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messageOf } from '../api/call.ts';
import { invoke } from '../api/invoke.ts';
import { loadFirstPart } from '../api/load-part.ts';
import { loadUser } from '../api/load-user.ts';
import { chooseLanguage, takeChoiceByHand } from '../words/languages.ts';
import { useSpokenLanguage } from '../words/words.ts';

const tell = (error: unknown) => {
  notifications.show({ message: messageOf(error), color: 'red' });
};

const { screens } = languageChoicesSchema.shape;

/** Does nothing for a language that an account cannot have, such as that of tests. */
function saveForAccount(queries: QueryClient, tag: string): void {
  const { data } = screens.safeParse(tag);
  if (!data) return;
  invoke(saveLanguageChoices, { body: { screens: data } })
    .then((languageChoices) => {
      queries.setQueryData<Awaited<ReturnType<typeof loadUser>>>(
        ['user'],
        (known) => known && { ...known, languageChoices },
      );
    })
    .catch(tell);
}

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
    const before = takeChoiceByHand() === tag ? null : (agreed.current ?? atFirst.current);
    if (chosen === null) {
      agreed.current = tag;
      return;
    }
    const isChosenHere = tag !== before;
    const isChosenElsewhere = chosen !== agreed.current;
    agreed.current = isChosenHere ? tag : chosen;
    if (tag === chosen) return;
    if (isChosenHere) saveForAccount(queries, tag);
    else if (isChosenElsewhere) loadFirstPart(() => chooseLanguage(chosen)).catch(tell);
  }, [chosen, tag, queries]);
  return null;
}
