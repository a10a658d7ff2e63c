import { useLayoutEffect, type RefObject } from 'react';

/**
 * Takes the place of a bar that stands at the foot of the page out of what the page scrolls into view, so that
 * nothing that gets the focus, is found or is linked to ends up under it. What had the focus when the bar came is
 * brought clear of it.
 */
export function useBottomInset(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return undefined;
    const page = document.documentElement;
    const before = page.style.scrollPaddingBlockEnd;
    const give = () => {
      page.style.scrollPaddingBlockEnd = before;
    };
    const measure = () => {
      if (element.contains(document.activeElement)) give();
      else page.style.scrollPaddingBlockEnd = `${element.offsetHeight}px`;
    };
    const bringClear = (focused: Element | null) => {
      if (
        focused &&
        !element.contains(focused) &&
        focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top
      )
        focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    measure();
    bringClear(document.activeElement);
    // The bar stands in the place that it takes: a button of it that Tab goes to would be brought clear of itself,
    // half a page on. So the place is given back while Tab moves the focus, and taken again where that went elsewhere.
    let isTab = false;
    const beforeTab = ({ key }: KeyboardEvent) => {
      isTab = key === 'Tab';
      if (isTab) give();
    };
    const afterMove = () => {
      measure();
      if (isTab) bringClear(document.activeElement);
      isTab = false;
    };
    document.addEventListener('keydown', beforeTab, true);
    document.addEventListener('keyup', measure, true);
    document.addEventListener('focusin', afterMove);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', beforeTab, true);
      document.removeEventListener('keyup', measure, true);
      document.removeEventListener('focusin', afterMove);
      page.style.scrollPaddingBlockEnd = before;
    };
  }, [bar, isShown]);
}

/** Pixels of the window in which the page shows rows: without what stands at its foot. */
export function pageViewHeight(): number {
  const atFoot = parseFloat(document.documentElement.style.scrollPaddingBlockEnd);
  return window.innerHeight - (Number.isNaN(atFoot) ? 0 : atFoot);
}
