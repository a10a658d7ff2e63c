import { calls } from '@khep/api';
import { CallError } from '@khep/api/client';
import { useClient } from '@khep/api/hooks';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { requestLeave } from '../forms/leaveGuard.ts';
import { paths } from '../paths.ts';
import { forgetFloor } from '../offline/forgetFloor.ts';
import { endSession } from '../session.ts';

export interface LogOut {
  /** Asks first where a form has unsaved changes, whose draft is deleted. */
  start: () => void;
  retry: () => void;
  isPending: boolean;
  /** The server did not end the session: its token is still valid. */
  hasFailed: boolean;
  dismiss: () => void;
  /** Forgets the session in this browser only. */
  removeFromDevice: () => void;
}

function leave(): void {
  // A browser without storage has nothing to forget; the log-out must not wait for it.
  forgetFloor().catch(() => undefined);
  endSession();
  navigate(paths.logIn(), { replace: true });
}

/** Logs out on the server, then here. A failure keeps the session and says so: its token would stay valid. */
export function useLogOut(): LogOut {
  const client = useClient();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');

  async function run() {
    setState('pending');
    try {
      await client.call(calls.auth.logout, {}, { quiet: true });
      leave();
    } catch (error) {
      // The server no longer knows the session: there is nothing left to end.
      if (error instanceof CallError && error.status === 401) leave();
      else setState('failed');
    }
  }

  return {
    start: () => requestLeave(() => void run()),
    retry: () => void run(),
    isPending: state === 'pending',
    hasFailed: state === 'failed',
    dismiss: () => setState('idle'),
    removeFromDevice: leave,
  };
}
