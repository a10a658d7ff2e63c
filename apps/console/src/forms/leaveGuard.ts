import { navigate } from 'wouter/use-browser-location';

/** A form that may have unsaved changes. */
export interface Guard {
  /** There are unsaved changes that leaving would hide. `pathname` is where it leads, if that is known. */
  isBlocking: (pathname?: string) => boolean;
  ask: (leave: () => void) => void;
}

const guards: Guard[] = [];
const blockingGuard = (pathname?: string) => guards.findLast(({ isBlocking }) => isBlocking(pathname));

/** Runs `leave` at once, or after the user has confirmed it where a form has unsaved changes. */
export function requestLeave(leave: () => void, pathname?: string): void {
  const guard = blockingGuard(pathname);
  if (guard) guard.ask(leave);
  else leave();
}

/** Goes to a path of the app. Another page asks first where a form has unsaved changes; a step of the same page does not. */
export function guardedNavigate(to: string): void {
  const { pathname } = new URL(to, window.location.href);
  if (pathname === window.location.pathname) navigate(to);
  else requestLeave(() => navigate(to), pathname);
}

/** Index of the current history entry, where the browser tells it. */
const entryIndex = (): number | undefined =>
  (window as { navigation?: { currentEntry?: { index: number } | null } }).navigation?.currentEntry?.index;

let here: { pathname: string; index: number | undefined } | undefined;
let isReturning = false;
let isListening = false;

/** Remembers the history entry of the guarded page. */
export function rememberEntry(): void {
  here = { pathname: window.location.pathname, index: entryIndex() };
}

/** Undoes Back and Forward off a page with unsaved changes, then asks. */
function onPopState(event: PopStateEvent): void {
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
    return;
  }
  const guard = blockingGuard(window.location.pathname);
  if (!guard || !here || window.location.pathname === here.pathname) {
    if (here?.pathname === window.location.pathname) rememberEntry();
    return;
  }
  const index = entryIndex();
  const delta = here.index !== undefined && index !== undefined ? here.index - index : 1;
  if (delta === 0) return;
  // Before the router sees it: the page must not change while the question is open.
  event.stopImmediatePropagation();
  isReturning = true;
  window.history.go(delta);
  guard.ask(() => window.history.go(-delta));
}

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (blockingGuard()) event.preventDefault();
}

/** Called once, before the router listens: a listener that comes later is too late to stop Back. */
export function startLeaveGuard(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', onPopState, { capture: true });
  window.addEventListener('beforeunload', onBeforeUnload);
}

/** Registers a form for the check before leaving. Returns a function that unregisters it. */
export function addGuard(guard: Guard): () => void {
  guards.push(guard);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
  };
}
