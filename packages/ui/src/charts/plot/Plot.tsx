import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useId, useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { announce } from '../../announce/index.ts';
import { chartMessages } from '../../chartMessages.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import {
  isArrow,
  moveInRows,
  announcement,
  type Drawing,
  type Mark,
  type Place,
  type Size,
} from './drawing.ts';
import * as styles from './Plot.css.ts';
import { useWidth } from './useWidth.ts';

const defaults = chartMessages.chart;

export interface PlotProps {
  /** Accessible name: "Orders per day, line chart". */
  label: string;
  /** Height in pixels, or a function of the width. */
  height: number | ((width: number) => number);
  /** Memoized by the chart, so that it is redrawn only on changes. */
  draw: (size: Size) => Drawing;
  /** Pressed with Enter or the pointer. */
  onAction?: ((place: Place) => void) | undefined;
}

/** An accessible plot: one tab stop, arrow keys between marks, announcements. */
export function Plot({ label, height, draw, onAction }: PlotProps) {
  const words = useMessages('chart', defaults);
  const { ref, width } = useWidth();
  const [place, setPlace] = useState<Place | null>(null);
  const hint = useId();
  const tall = typeof height === 'number' ? height : height(width);
  const drawing = useMemo(() => (width > 0 ? draw({ width, height: tall }) : null), [draw, width, tall]);
  const mark = place && drawing?.marks[place.row]?.[place.column];

  function walk(event: KeyboardEvent) {
    if (!drawing || drawing.marks.length === 0) return;
    const next = afterKey(event.key, drawing, mark ? place : null);
    if (next) {
      const reached = drawing.marks[next.row]?.[next.column];
      setPlace(next);
      if (reached) announce(announcement(reached));
    } else if (event.key === 'Escape' && mark) setPlace(null);
    else if (event.key === 'Enter' && mark && onAction) onAction(place);
    else return;
    event.preventDefault();
  }

  function placeUnder(event: PointerEvent): Place | null {
    if (drawing?.pick) {
      const { left, top } = event.currentTarget.getBoundingClientRect();
      return drawing.pick(event.clientX - left, event.clientY - top);
    }
    const shape = event.target instanceof Element ? event.target.closest('[data-mark]') : null;
    const [row, column] = shape?.getAttribute('data-mark')?.split(':').map(Number) ?? [];
    return row === undefined || column === undefined ? null : { row, column };
  }

  function point(event: PointerEvent) {
    const next = placeUnder(event);
    if (next?.row !== place?.row || next?.column !== place?.column) setPlace(next);
  }

  return (
    <div
      ref={ref}
      className={styles.plot}
      // The chart handles arrow keys, not the screen reader; the table view is an alternative.
      role="application"
      aria-roledescription={words.role}
      aria-label={label}
      aria-describedby={hint}
      tabIndex={0}
      data-component="Plot"
      data-opens={onAction && mark ? '' : undefined}
      onKeyDown={walk}
      onBlur={() => setPlace(null)}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setPlace(null)}
      onClick={() => place && mark && onAction?.(place)}
    >
      <VisuallyHidden>
        <span id={hint}>{onAction ? `${words.hint} ${words.hintOpen}` : words.hint}</span>
      </VisuallyHidden>
      <svg className={styles.picture} width="100%" height={tall} aria-hidden="true">
        {drawing?.still}
        {mark && drawing?.over?.(mark, place)}
      </svg>
      {mark && <Tip mark={mark} width={width} />}
    </div>
  );
}

/** The first key press focuses a mark; further ones move. */
function afterKey(key: string, drawing: Drawing, from: Place | null): Place | null {
  const { marks, start = { row: 0, column: 0 } } = drawing;
  const isOneColumn = marks.length > 1 && marks.every((each) => each.length === 1);
  if (key === 'Home') return { row: isOneColumn ? 0 : (from?.row ?? start.row), column: 0 };
  if (key === 'End') {
    const row = from?.row ?? start.row;
    return isOneColumn
      ? { row: marks.length - 1, column: 0 }
      : { row, column: (marks[row]?.length ?? 1) - 1 };
  }
  if (!isArrow(key)) return null;
  if (!from) return start;
  return drawing.move ? (drawing.move(key, from) ?? from) : moveInRows(marks, key, from);
}

/** The tooltip of a mark. It stays within the drawing, and goes below marks near the top. */
function Tip({ mark, width }: { mark: Mark; width: number }) {
  const share = width === 0 ? 0 : mark.x / width;
  const isLow = mark.tip ? mark.tip === 'below' : mark.y < 24 + mark.lines.length * 18;
  return (
    <div
      className={styles.tip}
      aria-hidden="true"
      data-part="tip"
      style={{
        left: mark.x,
        top: mark.y,
        transform: `translate(${-Math.round(share * 100)}%, ${isLow ? '12px' : 'calc(-100% - 12px)'})`,
      }}
    >
      <div className={styles.tipTitle}>{mark.title}</div>
      {mark.lines.map((line) => (
        <div key={`${line.name ?? ''} ${line.value}`} className={styles.tipLine}>
          {line.swatch && <span className={`${styles.swatch} ${line.swatch}`} />}
          {line.name !== undefined && <span className={styles.tipName}>{line.name}</span>}
          <span className={styles.tipValue}>{line.value}</span>
        </div>
      ))}
    </div>
  );
}
