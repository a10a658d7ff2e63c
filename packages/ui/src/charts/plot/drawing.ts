import type { ReactNode } from 'react';

export interface MarkLine {
  /** Whose value it is, where there are several. */
  name?: string;
  /** Written out. */
  value: string;
  /** The class that gives its colour. */
  swatch?: string;
}

/** Something of a drawing that can be pointed at and walked to. */
export interface Mark {
  /** Where its tip points, in pixels of the drawing. */
  x: number;
  y: number;
  /** Where its tip goes, where it must leave something free. @default above it, below near the top */
  tip?: 'above' | 'below';
  /** "8 Nov", "Rajasthan". */
  title: string;
  lines: readonly MarkLine[];
  /** What is heard, where it is not the title and the lines. */
  spoken?: string;
}

/** A mark by its row (a series, a line of cells) and its place in the row. */
export interface Place {
  row: number;
  column: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What a chart makes of its data for one size. Pure: the same data and size give the same drawing. */
export interface Drawing {
  /** What stays as it is while marks are walked over; a shape with `data-mark="row:column"` can be pointed at. */
  still: ReactNode;
  /** In the order of the keyboard: Left and Right within a row, Up and Down between rows. */
  marks: readonly (readonly Mark[])[];
  /** Drawn over it for the mark that is pointed at or walked to. */
  over?: (mark: Mark, place: Place) => ReactNode;
  /** The mark at a point, where it is not the shape under the pointer. */
  pick?: (x: number, y: number) => Place | null;
  /** Where an arrow leads, where it is not along rows. */
  move?: (key: ArrowKey, from: Place) => Place | null;
  /** Where the keyboard begins. @default the first mark */
  start?: Place;
}

export const arrowKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
export type ArrowKey = (typeof arrowKeys)[number];

export const isArrow = (key: string): key is ArrowKey => arrowKeys.includes(key as ArrowKey);

export const spokenOf = ({ title, lines, spoken }: Mark): string =>
  spoken ?? [title, ...lines.map(({ name, value }) => (name ? `${name} ${value}` : value))].join(', ');

/** Along a row, or to the same place of another. With one row, or rows of one mark, all four arrows lead on. */
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
