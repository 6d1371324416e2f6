import './ui/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFirstPart } from './api/load-part.ts';
import { followOtherTabs } from './api/session.ts';
import { takeFromOtherTab, tellNewTabs } from './api/session-of-tabs.ts';
import { App } from './app/app.tsx';
import { preferredLanguage, switchTo } from './words/languages.ts';

followOtherTabs();
tellNewTabs();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The root element of the page is missing.');
  await Promise.all([takeFromOtherTab(), loadFirstPart(() => switchTo(preferredLanguage()))]);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void start();
