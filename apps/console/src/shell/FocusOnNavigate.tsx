import { useEffect, useRef } from 'react';
import { useDocumentTitle } from '../patterns/useDocumentTitle.ts';

let isFirstScreen = true;

export interface ArrivalProps {
  /** The screen's name, for the browser tab. */
  title: string;
  /** The address without its query: another address is another screen. */
  pathname: string;
}

/**
 * Moves focus to the page heading after navigation, so that screen readers announce it. An effect, because a
 * lazy screen renders long after the press.
 */
export function FocusOnNavigate({ title, pathname }: ArrivalProps) {
  useDocumentTitle(title);
  const arrivedAt = useRef('');
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    // The first screen keeps the browser's focus, such as a field with autofocus.
    if (isFirstScreen) {
      isFirstScreen = false;
      return;
    }
    window.scrollTo(0, 0);
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    // Keep the focus if the screen has set it.
    if (!heading || heading.closest('main')?.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
