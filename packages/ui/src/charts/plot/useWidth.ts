import { useCallback, useState } from 'react';

type Listener = (width: number) => void;

const listeners = new Map<Element, Listener>();
const changed = new Map<Element, number>();
let frame = 0;
let observer: ResizeObserver | undefined;

/** Updates all changed charts in one frame. */
function flush() {
  frame = 0;
  for (const [element, width] of changed) listeners.get(element)?.(width);
  changed.clear();
}

/** One observer for all charts of the page. */
function watch(element: Element, listener: Listener): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const entry of entries) changed.set(entry.target, Math.floor(entry.contentRect.width));
    frame ||= requestAnimationFrame(flush);
  });
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    changed.delete(element);
    observer?.unobserve(element);
  };
}

/** Tracks the width of an element in whole pixels; 0 before mount. */
export function useWidth(): { ref: (element: Element | null) => void | (() => void); width: number } {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    // Measured before the first paint to avoid a layout shift.
    setWidth(Math.floor(element.getBoundingClientRect().width));
    return watch(element, setWidth);
  }, []);
  return { ref, width };
}
