import { photosToSend } from '@khep/domain/warehouse';
import type { EvidenceLink } from '@khep/domain/warehouse';
import { useEffect, useState } from 'react';
import type { EvidenceStore } from '../../offline/evidenceStore.ts';

/** Addresses of the photos of a box that are on this device, by what they show. */
export function usePhotoPreviews(
  store: Pick<EvidenceStore<unknown>, 'photos'>,
  subject: string | undefined,
  chain: readonly EvidenceLink[],
): ReadonlyMap<string, string> {
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());
  const waiting = JSON.stringify([...photosToSend(chain)]);
  useEffect(() => {
    let isCurrent = true;
    const made: string[] = [];
    const load = async () => {
      const shown = new Map<string, string>();
      const kept = subject === undefined ? [] : await store.photos(subject);
      if (!isCurrent) return;
      for (const [shows, sha256] of JSON.parse(waiting) as [string, string][]) {
        const photo = kept.find((one) => one.shows === shows && one.sha256 === sha256);
        if (!photo) continue;
        const url = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }));
        made.push(url);
        shown.set(shows, url);
      }
      setPreviews(shown);
    };
    void load();
    return () => {
      isCurrent = false;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [store, subject, waiting]);
  return previews;
}
