import { Button, Dialog } from '@khep/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { addGuard, rememberEntry, startLeaveGuard } from './leaveGuard.ts';

export interface LeaveGuard {
  /** Leaves the form without asking, as after saving. */
  release: () => void;
  /** The question; null while the user isn't leaving. */
  dialog: ReactNode;
}

interface LeaveGuardOptions {
  /** Paths of other pages that show the draft, where leaving for them asks nothing. */
  alsoAt?: readonly string[];
  /** A draft stays when the form is left. Not for secrets, which the browser never stores. @default true */
  hasDraft?: boolean;
}

/**
 * Asks before a form with unsaved changes is left by a link, Back, a closed drawer or logging out.
 * @param onDiscard deletes the draft
 */
export function useLeaveGuard(
  isChanged: boolean,
  onDiscard: () => void,
  { alsoAt = [], hasDraft = true }: LeaveGuardOptions = {},
): LeaveGuard {
  const isBlocking = useRef(isChanged);
  const isReleased = useRef(false);
  const [leave, setLeave] = useState<{ run: () => void }>();
  useEffect(() => {
    isBlocking.current = isChanged;
    if (!isChanged) isReleased.current = false;
    if (isChanged) rememberEntry();
  }, [isChanged]);
  const paths = alsoAt.join(' ');
  useEffect(() => {
    startLeaveGuard();
    return addGuard({
      isBlocking: (pathname) =>
        isBlocking.current &&
        !isReleased.current &&
        (pathname === undefined || !paths.split(' ').includes(pathname)),
      ask: (run) => setLeave({ run }),
    });
  }, [paths]);

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
            {hasDraft && <Button onPress={() => go(true)}>Keep draft and leave</Button>}
            <Button tone="accent" autoFocus onPress={close}>
              Keep editing
            </Button>
          </>
        )}
      >
        {hasDraft
          ? "Your changes aren't saved. A draft stays in this tab until you log out."
          : "Your changes aren't saved, and credentials are never kept as a draft."}
      </Dialog>
    ),
  };
}
