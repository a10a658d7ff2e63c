import { useEffect } from 'react';

/** Names the browser's tab: "KH-100482 · Khep". A screen about one thing calls it with the thing's name. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Khep' : `${title} · Khep`;
  }, [title]);
}
