import { calls } from '@khep/api';
import type { UserSession } from '@khep/api';
import { toast } from '@khep/ui';
import { useCallback } from 'react';
import { useAction } from '../../data/useAction.ts';

/** Returns a function that logs a device out. */
export function useEndSession(): (session: UserSession) => void {
  const { run } = useAction(calls.security.endSession, { invalidates: ['security', 'users'] });
  return useCallback(
    (session) => {
      async function end() {
        const result = await run({ params: { id: session.id } });
        if (result.ok) toast.success(`${session.device} logged out`);
      }
      void end();
    },
    // `run` is made again with each render, and always sends to the same endpoint.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [],
  );
}
