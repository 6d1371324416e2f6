import type { Words } from '@gosds/phrases/generated/interface/words';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { sheetCommands } from '../features/sheet/palette/sheet-commands.ts';
import { loadDrafts } from '../features/sheet/state/draft-calls.ts';
import { rememberOpened } from '../features/sheet/state/opened-draft.ts';
import { CommandPalette } from '../ui/command-palette.tsx';
import { type Command, pageCommands } from '../ui/commands.ts';
import { useDarkScheme } from '../ui/use-dark-scheme.ts';
import { useWords } from '../words/words.ts';
import { useSignOut } from './use-sign-out.ts';

const pagesIn = ({ palette, frame, galleria, comingLaw, watch, settings }: Words) =>
  [
    { path: '/', label: palette.page.open },
    { path: '/galleria-data', label: galleria.search.heading },
    { path: '/galleria-data/lists', label: galleria.lists.heading },
    { path: '/my-sheets', label: palette.page.sheets },
    { path: '/coming-law', label: comingLaw.heading },
    { path: '/watch', label: watch.heading },
    { path: '/company-profile', label: frame.company },
    { path: '/er-subscription', label: frame.subscriptions },
    { path: '/my-account', label: frame.myAccount },
    { path: '/account-settings', label: settings.heading },
    { path: '/account-settings/developers', label: settings.developers.heading },
  ] as const;

/** The other pages, and actions that are possible on every page. */
function useAppCommands(onKeys: () => void): readonly Command[] {
  const words = useWords();
  const { action, also } = words.palette;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const { isDark, toggle } = useDarkScheme();
  return [
    ...pagesIn(words)
      .filter(({ path }) => path !== pathname)
      .map(({ path, label }): Command => ({
        id: `page:${path}`,
        kind: 'page',
        label,
        words: also.goTo,
        run: () => void navigate(path),
      })),
    {
      id: 'scheme',
      kind: 'action',
      label: isDark ? action.lightColours : action.darkColours,
      words: also.scheme,
      run: toggle,
    },
    {
      id: 'keys',
      kind: 'action',
      label: action.keys,
      words: also.keys,
      shortcut: 'keyboard-map',
      run: onKeys,
    },
    { id: 'sign-out', kind: 'action', label: words.frame.signOut, words: also.signOut, run: signOut },
  ];
}

/** The sheets of the account; the open wizard opens a sheet itself, any other page goes to the wizard. */
function useSheetCommands() {
  const navigate = useNavigate();
  const page = useStore(pageCommands, (state) => state.page);
  const { data, isError } = useQuery({ queryKey: ['palette-sheets'], queryFn: loadDrafts, staleTime: 0, gcTime: 0 });
  const open = (id: string) => {
    if (page !== null) {
      page.openSheet(id);
      return;
    }
    rememberOpened(id);
    void navigate('/?step=description');
  };
  const openId = page?.sheetId ?? null;
  return { commands: sheetCommands(data ?? [], { openId, open }), hasFailed: isError };
}

type Props = { readonly onKeys: () => void; readonly onClose: () => void };

/** Finds what the user can do now: on the open page, with the sheets of the account, and on every page. */
export function Palette({ onKeys, onClose }: Props) {
  const { palette } = useWords();
  const app = useAppCommands(onKeys);
  const sheets = useSheetCommands();
  const page = useStore(pageCommands, (state) => state.page);
  const ofPage = useMemo(() => page?.commands() ?? [], [page]);
  return (
    <CommandPalette
      commands={[...ofPage, ...app, ...sheets.commands]}
      note={sheets.hasFailed ? palette.noSheets : undefined}
      onClose={onClose}
    />
  );
}
