import { useLayoutEffect, useRef, useState } from 'react';
import { sheetMetrics } from './RateSheet.css.ts';

export interface SheetWindow {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
  labelWidth: number;
}

/** Cells rendered beyond the visible ones, so that scrolling by keys shows no blank. */
const margin = 1;

/** Finds the visible cells of the scroller. Renders again only if they change. */
export function useSheetWindow(rows: number, columns: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [window, setWindow] = useState<SheetWindow>({
    firstRow: 0,
    lastRow: Math.min(rows, 16),
    firstColumn: 0,
    lastColumn: Math.min(columns, 12),
    labelWidth: sheetMetrics.label,
  });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      const { scrollTop, clientHeight, clientWidth } = element;
      const scrollLeft = Math.abs(element.scrollLeft);
      const labelWidth = clientWidth < 480 ? sheetMetrics.narrowLabel : sheetMetrics.label;
      const next: SheetWindow = {
        firstRow: Math.max(0, Math.floor(scrollTop / sheetMetrics.row) - margin),
        lastRow: Math.min(rows - 1, Math.ceil((scrollTop + clientHeight) / sheetMetrics.row) + margin),
        firstColumn: Math.max(0, Math.floor(scrollLeft / sheetMetrics.column) - margin),
        lastColumn: Math.min(
          columns - 1,
          Math.ceil((scrollLeft + clientWidth - labelWidth) / sheetMetrics.column) + margin,
        ),
        labelWidth,
      };
      setWindow((old) =>
        Object.entries(next).every(([key, value]) => old[key as keyof SheetWindow] === value) ? old : next,
      );
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [rows, columns]);

  /** Scrolls a cell into view, past the sticky heading and labels. */
  function reveal(row: number, column: number): void {
    const element = scroller.current;
    if (!element) return;
    const top = row * sheetMetrics.row;
    const left = column * sheetMetrics.column;
    const height = element.clientHeight - sheetMetrics.head;
    const width = element.clientWidth - window.labelWidth;
    const scrollTop =
      top < element.scrollTop ? top : Math.max(element.scrollTop, top + sheetMetrics.row - height);
    const scrollLeft =
      left < element.scrollLeft ? left : Math.max(element.scrollLeft, left + sheetMetrics.column - width);
    if (scrollTop !== element.scrollTop || scrollLeft !== element.scrollLeft)
      element.scrollTo({ top: scrollTop, left: scrollLeft, behavior: 'instant' });
  }

  return { scroller, window, reveal };
}
