import './ui/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { followOtherTabs } from './api/session.ts';

followOtherTabs();
const root = document.getElementById('root');
if (root === null) throw new Error('The root element of the page is missing.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
