import type { ReactNode } from 'react';

export interface MarkLine {
  /** Name of the value, if there are several. */
  name?: string;
  /** Formatted value. */
  value: string;
  /** Class of its colour. */
  swatch?: string;
}

/** A focusable mark of a drawing. */
export interface Mark {
  /** Anchor of the tooltip, in pixels. */
  x: number;
  y: number;
  /** Side of the tooltip. @default above, or below near the top */
  tip?: 'above' | 'below';
  /** "8 Nov", "Rajasthan". */
  title: string;
  lines: readonly MarkLine[];
  /** Announcement. @default title and lines */
  spoken?: string;
}

/** Position of a mark: its row (series, row of cells) and column. */
export interface Place {
  row: number;
  column: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The drawing of a chart's data at one size. Pure. */
export interface Drawing {
  /** The static part; a shape with `data-mark="row:column"` reacts to the pointer. */
  still: ReactNode;
  /** In keyboard order: Left and Right within a row, Up and Down between rows. */
  marks: readonly (readonly Mark[])[];
  /** Overlay for the focused or hovered mark. */
  over?: (mark: Mark, place: Place) => ReactNode;
  /** Returns the mark at a point, if it isn't the shape under the pointer. */
  pick?: (x: number, y: number) => Place | null;
  /** Custom arrow key navigation. */
  move?: (key: ArrowKey, from: Place) => Place | null;
  /** Where the keyboard starts. @default the first mark */
  start?: Place;
}

export const arrowKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
export type ArrowKey = (typeof arrowKeys)[number];

export const isArrow = (key: string): key is ArrowKey => arrowKeys.includes(key as ArrowKey);

export const announcement = ({ title, lines, spoken }: Mark): string =>
  spoken ?? [title, ...lines.map(({ name, value }) => (name ? `${name} ${value}` : value))].join(', ');

/** Moves along a row, or to the same column of another row. With one row or column, all four arrows work. */
export function moveInRows(marks: Drawing['marks'], key: ArrowKey, { row, column }: Place): Place {
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const isOneRow = marks.length === 1;
  const isOneColumn = marks.every((each) => each.length === 1);
  const changesRow = isOneColumn || (!isAcross && !isOneRow);
  const nextRow = changesRow ? clamp(row + step, marks.length) : row;
  const nextColumn = changesRow ? column : column + step;
  return { row: nextRow, column: clamp(nextColumn, marks[nextRow]?.length ?? 1) };
}

const clamp = (value: number, length: number) => Math.min(length - 1, Math.max(0, value));
