import { CallError } from '@khep/api/client';
import type { EvidenceStore } from './evidenceStore.ts';

/**
 * Sends what is kept on the device, the oldest first. What the server refuses is left to `onRefused`, and what is behind it is
 * sent all the same; without a connection the rest stays.
 * @returns how many drafts were kept before
 */
export async function sendKept<Draft>(
  store: EvidenceStore<Draft>,
  send: (draft: Draft, subject: string) => Promise<unknown>,
  onRefused: (error: CallError, draft: Draft, subject: string) => Promise<void> | void,
): Promise<number> {
  const kept = await store.kept();
  for (const { subject, draft } of kept) {
    try {
      await send(draft, subject);
      await store.forget(subject);
    } catch (reason) {
      if (!(reason instanceof CallError)) throw reason;
      if (reason.status === 0) break;
      await onRefused(reason, draft, subject);
    }
  }
  return kept.length;
}
