import { useCallback, useState } from 'react';

/** The width of an element in pixels, followed. Give `ref` to the element. */
export function useWidth(initial: number): {
  ref: (element: Element | null) => void | (() => void);
  width: number;
} {
  const [width, setWidth] = useState(initial);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
