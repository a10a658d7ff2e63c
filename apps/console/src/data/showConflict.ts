import { VersionConflict } from '@khep/api/client';
import type { CallError } from '@khep/api/client';
import { toast } from '@khep/ui';

/**
 * Says that someone else saved first, for a control that saves without a form; the caller loads the newer values. Returns
 * whether that is what happened.
 */
export function showConflict(error: CallError | undefined): boolean {
  if (!(error instanceof VersionConflict)) return false;
  const who = error.changedBy === '' ? 'Someone else' : error.changedBy;
  toast.error(`Not saved: ${who} changed this. Check the newer values, then save again.`);
  return true;
}
