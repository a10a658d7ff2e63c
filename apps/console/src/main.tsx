// First, to fix the order of the CSS layers before any component's styles load.
import '@khep/ui/tokens';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startLeaveGuard } from './forms/leaveGuard.ts';
import { startReporting } from './reporting/report.ts';

startReporting();
// Before the router listens to Back.
startLeaveGuard();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

// Not part of the first load: the faces are declared after it, and a page without Indian scripts downloads none.
void import('@khep/fonts/indic.css');

createRoot(root, {
  // The error boundaries report what they catch; React would log it a second time.
  onCaughtError: () => undefined,
}).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
