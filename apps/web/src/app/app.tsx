import { MantineProvider } from '@mantine/core';
import { useNotifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { ApiProblem } from '../api/call.ts';
import { loadPart } from '../api/load-part.ts';
import { colorSchemes } from '../ui/color-scheme.ts';
import { theme } from '../ui/theme.ts';
import { useFromFirst } from '../ui/use-from-first.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && !(error instanceof ApiProblem && error.status < 500),
    },
    // What a person asked for is done now or said to have failed; it does not happen later, when nobody expects it.
    mutations: { networkMode: 'always' },
  },
});

const Notices = lazy(() => loadPart(async () => ({ default: (await import('../ui/notices.tsx')).Notices })));

function NoticesOnceThereAre() {
  const { notifications } = useNotifications();
  const areThere = useFromFirst(notifications.length > 0);
  return areThere ? (
    <Suspense fallback={null}>
      <Notices />
    </Suspense>
  ) : null;
}

export function App() {
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queries}>
        <NoticesOnceThereAre />
        <BrowserRouter>
          <ErrorBoundary>
            <AppRoutes />
          </ErrorBoundary>
        </BrowserRouter>
      </QueryClientProvider>
    </MantineProvider>
  );
}
