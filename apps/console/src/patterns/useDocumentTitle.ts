import { useEffect } from 'react';

/**
 * Sets the browser tab's title: "KH-100482 · Khep". A screen of one record calls it with the record's name.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Khep' : `${title} · Khep`;
  }, [title]);
}
