import { useClient } from '@khep/api/hooks';
import { appendEvidence, photosToSend } from '@khep/domain/warehouse';
import type { EvidenceLink } from '@khep/domain/warehouse';
import { useCallback, useEffect, useRef } from 'react';
import type { EvidenceStore } from '../../offline/evidenceStore.ts';
import { useSession } from '../../session.ts';
import { sendPhoto } from './benchPhotos.ts';

/**
 * Sends the photos of a box that are on the device, and adds their addresses to its evidence.
 * @param onChain called with the evidence of a box after each photo
 * @returns a function that rejects with a CallError where one isn't sent
 */
export function useBoxPhotos(
  store: Pick<EvidenceStore<unknown>, 'chain' | 'photos' | 'append'>,
  onChain: (subject: string, chain: EvidenceLink[]) => void,
): (subject: string) => Promise<void> {
  const client = useClient();
  const { name } = useSession();
  const changed = useRef(onChain);
  useEffect(() => {
    changed.current = onChain;
  });
  /** One after the other: no photo is sent twice at once. */
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    (subject) => {
      const all = async () => {
        for (const [shows, sha256] of photosToSend(await store.chain(subject))) {
          const photos = await store.photos(subject);
          const photo = photos.find((one) => one.shows === shows && one.sha256 === sha256);
          // Without its bytes the hash stays in the evidence.
          if (!photo) continue;
          const url = await sendPhoto(client, photo);
          const entry = {
            at: new Date().toISOString(),
            person: name,
            kind: 'photo',
            data: { shows, sha256, url },
          };
          const next = await store.append(
            subject,
            // Taken again or deleted since, it is no part of the evidence.
            async (before) =>
              photosToSend(before).get(shows) === sha256
                ? appendEvidence(subject, before, entry)
                : [...before],
            { sent: photo },
          );
          changed.current(subject, next);
        }
      };
      const result = sending.current.then(all, all);
      sending.current = result;
      return result;
    },
    [client, name, store],
  );
}
