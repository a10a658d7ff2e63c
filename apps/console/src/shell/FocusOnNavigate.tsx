import { useEffect, useRef } from 'react';
import { useDocumentTitle } from './useDocumentTitle.ts';

let isFirstScreen = true;

export interface ArrivalProps {
  /** The screen's name, for the browser's tab. */
  title: string;
  /** The address without its query: another one is another screen. */
  pathname: string;
}

/**
 * Stands beside a screen and takes the keyboard to its heading when it has arrived, which a screen reader then
 * says. An effect, because a lazy screen arrives after the press that asked for it is long over.
 */
export function FocusOnNavigate({ title, pathname }: ArrivalProps) {
  useDocumentTitle(title);
  const arrivedAt = useRef('');
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    // The first screen keeps what the browser chose, such as a field with autofocus.
    if (isFirstScreen) {
      isFirstScreen = false;
      return;
    }
    window.scrollTo(0, 0);
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    // A screen that chose its own first field keeps it.
    if (!heading || heading.closest('main')?.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
