import { useLayoutEffect, useState, type RefObject } from 'react';
import { densityAttribute } from '../../tokens/density.css.ts';
import { useIsMeasurable } from './useIsMeasurable.ts';

export interface GridPlaceSize {
  /** Available width in pixels; 0 until known. */
  width: number;
  /** The context asks for compact rows. */
  isCompact: boolean;
  /** The size was measured, or never will be (on a server). */
  isSettled: boolean;
}

/** Measures the space of the grid. */
export function useGridWidth(frame: RefObject<HTMLElement | null>): GridPlaceSize {
  const isMeasurable = useIsMeasurable();
  const [size, setSize] = useState<GridPlaceSize>({ width: 0, isCompact: false, isSettled: !isMeasurable });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const read = () => {
      const width = element.clientWidth;
      const isCompact =
        element.closest(`[${densityAttribute}]`)?.getAttribute(densityAttribute) === 'compact';
      setSize((now) =>
        now.width === width && now.isCompact === isCompact && now.isSettled
          ? now
          : { width, isCompact, isSettled: true },
      );
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}
