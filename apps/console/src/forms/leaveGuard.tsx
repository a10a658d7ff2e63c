import { Button, Dialog } from '@khep/ui';
import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';

interface Guard {
  /** There are unsaved changes that leaving would hide. */
  isBlocking: () => boolean;
  ask: (leave: () => void) => void;
}

const guards: Guard[] = [];
const blockingGuard = () => guards.findLast(({ isBlocking }) => isBlocking());

/** Runs `leave` at once, or after the user has confirmed it where a form has unsaved changes. */
export function requestLeave(leave: () => void): void {
  const guard = blockingGuard();
  if (guard) guard.ask(leave);
  else leave();
}

/** Goes to a path of the app. Another page asks first where a form has unsaved changes; a step of the same page does not. */
export function guardedNavigate(to: string): void {
  const { pathname } = new URL(to, window.location.href);
  if (pathname === window.location.pathname) navigate(to);
  else requestLeave(() => navigate(to));
}

/** Index of the current history entry, where the browser tells it. */
const entryIndex = (): number | undefined =>
  (window as { navigation?: { currentEntry?: { index: number } | null } }).navigation?.currentEntry?.index;

let here: { pathname: string; index: number | undefined } | undefined;
let isReturning = false;
let isListening = false;

/** Remembers the entry of the guarded page. */
function rememberEntry(): void {
  here = { pathname: window.location.pathname, index: entryIndex() };
}

/** Undoes Back and Forward off a page with unsaved changes, then asks. */
function onPopState(event: PopStateEvent): void {
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
    return;
  }
  const guard = blockingGuard();
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

export interface LeaveGuard {
  /** Leaves the form without asking, as after saving. */
  release: () => void;
  /** The question; null while nobody leaves. */
  dialog: React.ReactNode;
}

/**
 * Asks before a form with unsaved changes is left by a link, Back, a closed drawer or logging out.
 * @param onDiscard deletes the draft
 */
export function useLeaveGuard(isChanged: boolean, onDiscard: () => void): LeaveGuard {
  const isBlocking = useRef(isChanged);
  const isReleased = useRef(false);
  const [leave, setLeave] = useState<{ run: () => void }>();
  useEffect(() => {
    isBlocking.current = isChanged;
    if (!isChanged) isReleased.current = false;
    if (isChanged) rememberEntry();
  }, [isChanged]);
  useEffect(() => {
    startLeaveGuard();
    const guard: Guard = {
      isBlocking: () => isBlocking.current && !isReleased.current,
      ask: (run) => setLeave({ run }),
    };
    guards.push(guard);
    return () => {
      guards.splice(guards.indexOf(guard), 1);
    };
  }, []);

  function release() {
    isReleased.current = true;
  }
  function go(isDraftKept: boolean) {
    release();
    if (!isDraftKept) onDiscard();
    setLeave(undefined);
    leave?.run();
  }
  return {
    release,
    dialog: leave && (
      <Dialog
        isOpen
        role="alertdialog"
        size="small"
        title="Leave without saving?"
        onOpenChange={(isOpen) => !isOpen && setLeave(undefined)}
        actions={(close) => (
          <>
            <Button tone="critical" variant="outline" onPress={() => go(false)}>
              Discard changes
            </Button>
            <Button onPress={() => go(true)}>Keep draft and leave</Button>
            <Button tone="accent" autoFocus onPress={close}>
              Keep editing
            </Button>
          </>
        )}
      >
        Your changes aren't saved. A draft stays in this tab until you log out.
      </Dialog>
    ),
  };
}
