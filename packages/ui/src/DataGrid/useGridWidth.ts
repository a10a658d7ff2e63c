import { useLayoutEffect, useState, type RefObject } from 'react';
import { densityAttribute } from '../tokens/density.css.ts';
import { useIsMeasurable } from './useIsMeasurable.ts';

export interface GridPlaceSize {
  /** Pixels the grid may fill; 0 until it is known. */
  width: number;
  /** The page, or the part of it around the grid, asks for compact rows. */
  isCompact: boolean;
  /** The place was looked at, or never will be: on a server. */
  isSettled: boolean;
}

/** The place the grid stands in. */
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
