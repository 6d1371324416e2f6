import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { sheetCommands } from '../features/sheet/palette/sheet-commands.ts';
import { loadDrafts } from '../features/sheet/state/draft-calls.ts';
import { rememberOpened } from '../features/sheet/state/opened-draft.ts';
import { CommandPalette } from '../ui/command-palette.tsx';
import { type Command, pageCommands } from '../ui/commands.ts';
import { useSignOut } from './use-sign-out.ts';

const pages = [
  { path: '/', label: 'The open sheet' },
  { path: '/my-sheets', label: 'Your sheets' },
  { path: '/company-profile', label: 'Company profile' },
  { path: '/er-subscription', label: 'Subscriptions' },
] as const;

/** The pages but the open one, and what can be done on each of them. */
function useAppCommands(onKeys: () => void): readonly Command[] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return [
    ...pages
      .filter(({ path }) => path !== pathname)
      .map(({ path, label }): Command => ({
        id: `page ${path}`,
        kind: 'Page',
        label,
        words: 'go to',
        run: () => void navigate(path),
      })),
    {
      id: 'scheme',
      kind: 'Action',
      label: isDark ? 'Use light colours' : 'Use dark colours',
      words: 'dark light mode scheme theme',
      run: () => {
        setColorScheme(isDark ? 'light' : 'dark');
      },
    },
    {
      id: 'keys',
      kind: 'Action',
      label: 'Show the list of keys',
      words: 'keyboard shortcuts help',
      shortcut: 'keyboard-map',
      run: onKeys,
    },
    { id: 'sign-out', kind: 'Action', label: 'Sign out', words: 'log out leave', run: signOut },
  ];
}

/** The sheets of the account: opened by the open page, or with the page of the wizard. */
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

/** Finds what is possible now: on the open page, among the sheets of the account, and everywhere. */
export function Palette({ onKeys, onClose }: Props) {
  const app = useAppCommands(onKeys);
  const sheets = useSheetCommands();
  const page = useStore(pageCommands, (state) => state.page);
  const ofPage = useMemo(() => page?.commands() ?? [], [page]);
  return (
    <CommandPalette
      commands={[...ofPage, ...app, ...sheets.commands]}
      note={sheets.hasFailed ? 'Your other sheets could not be loaded.' : undefined}
      onClose={onClose}
    />
  );
}
