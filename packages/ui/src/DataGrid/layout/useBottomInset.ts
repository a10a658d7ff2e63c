import { useLayoutEffect, type RefObject } from 'react';
import { barRoom } from '../../bottomRoom.ts';

/**
 * Adds scroll padding for a bar at the bottom of the page, so that focused, found or linked elements aren't
 * hidden below it. Scrolls the focused element into view when the bar appears.
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
      page.style.setProperty(barRoom, `${element.offsetHeight}px`);
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
    // The bar itself is inside the padding: focusing its buttons would scroll the page. So the padding is
    // removed while Tab moves focus, and restored if focus goes elsewhere.
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
      page.style.removeProperty(barRoom);
    };
  }, [bar, isShown]);
}

/** Returns the height of the visible rows area, without the bar at the bottom. */
export function pageViewHeight(): number {
  const atFoot = parseFloat(document.documentElement.style.scrollPaddingBlockEnd);
  return window.innerHeight - (Number.isNaN(atFoot) ? 0 : atFoot);
}
