// First, to fix the order of the CSS layers before any component's styles load.
import '@khep/ui/tokens';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startLeaveGuard } from './forms/leaveGuard.ts';
import { privateRouteAt } from './routes.ts';
import { startReporting } from './reporting/report.ts';
import { getSession } from './session.ts';

startReporting();
// Before the router listens to Back.
startLeaveGuard();

// Beside the first requests, not after them. Who may open it decides the server, by its data.
const below = /^\/brand\/[^/]+(\/.*)/.exec(location.pathname)?.[1];
if (below !== undefined && getSession().token !== '') privateRouteAt(below)?.screen?.preload();

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
