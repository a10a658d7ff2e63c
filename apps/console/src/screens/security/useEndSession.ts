import { calls } from '@khep/api';
import { toast } from '@khep/ui';
import { useAction } from '../../data/useAction.ts';

/** Returns a function that logs a device out. */
export function useEndSession() {
  const { run } = useAction(calls.security.endSession, { invalidates: ['security', 'users'] });
  return async ({ id, device }: { id: string; device: string }) => {
    const result = await run({ params: { id } });
    if (result.ok) toast.success(`${device} logged out`);
  };
}
