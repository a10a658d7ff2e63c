import { useLayoutEffect, type RefObject } from 'react';

/**
 * Takes the place of a bar that stands at the foot of the page out of what the page scrolls into view, so that
 * nothing that gets the focus, is found or is linked to ends up under it. What had the focus when the bar came is
 * brought clear of it.
 */
export function useFootSpace(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return undefined;
    const page = document.documentElement;
    const before = page.style.scrollPaddingBlockEnd;
    const measure = () => {
      page.style.scrollPaddingBlockEnd = `${element.offsetHeight}px`;
    };
    measure();
    const focused = document.activeElement;
    if (
      focused &&
      !element.contains(focused) &&
      focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top
    )
      focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.style.scrollPaddingBlockEnd = before;
    };
  }, [bar, isShown]);
}

/** Pixels of the window in which the page shows rows: without what stands at its foot. */
export function pageViewHeight(): number {
  const atFoot = parseFloat(document.documentElement.style.scrollPaddingBlockEnd);
  return window.innerHeight - (Number.isNaN(atFoot) ? 0 : atFoot);
}
