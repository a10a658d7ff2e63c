// First, so that the order of the CSS layers is fixed before any component's styles arrive.
import '@khep/ui/tokens';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startReporting } from './reporting/report.ts';

startReporting();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

// Not part of the first load: the faces are declared after it, and a page without Indian scripts downloads none.
void import('@khep/fonts/indic.css');

createRoot(root, {
  // The boundaries report what they catch; React would print it a second time.
  onCaughtError: () => undefined,
}).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
