import { DirectionProvider, MantineProvider, localStorageColorSchemeManager } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BrowserRouter } from 'react-router';
import { ApiProblem } from '../api/call.ts';
import { FreshQueryClient } from '../api/query-client.ts';
import { themeIn } from '../ui/theme.ts';
import { useFirstWords } from '../words/words.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Notices } from './notices.tsx';
import { AppRoutes } from './routes.tsx';

/** `public/scheme.js` reads the key too, before the first paint. */
const colorSchemes = localStorageColorSchemeManager({ key: 'gosds.color-scheme' });

const queries = new FreshQueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && !(error instanceof ApiProblem && error.status < 500),
    },
    // An action of the user either runs now or fails; it must not run later, when nobody expects it.
    mutations: { networkMode: 'always' },
  },
});

export function App() {
  const words = useFirstWords();
  const theme = useMemo(() => themeIn(words), [words]);
  return (
    // Follows the direction of the root element.
    <DirectionProvider>
      <MantineProvider
        theme={theme}
        withCssVariables={false}
        withGlobalClasses={false}
        colorSchemeManager={colorSchemes}
        defaultColorScheme="auto"
      >
        <QueryClientProvider client={queries}>
          <Notices />
          <BrowserRouter>
            <ErrorBoundary>
              <AppRoutes />
            </ErrorBoundary>
          </BrowserRouter>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}
