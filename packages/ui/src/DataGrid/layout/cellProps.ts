import type { CSSProperties } from 'react';
import { pinVariable, type Track } from './tracks.ts';
import * as styles from './row.css.ts';

/** Common props of the cells of a track. */
export interface CellShape {
  className: string;
  style: CSSProperties | undefined;
  tabIndex: -1;
  'data-align': 'end' | 'center' | undefined;
  'data-pin': 'start' | 'end' | undefined;
  'data-edge': true | undefined;
}

const shapes = new WeakMap<object, CellShape>();

/** Cached per track: rendering a row while scrolling creates no objects. */
export function cellProps<Row>(track: Track<Row>, place: number): CellShape {
  const known = shapes.get(track);
  if (known) return known;
  const at = `var(${pinVariable(place)})`;
  const align = track.kind === 'column' ? track.column.align : undefined;
  const shape: CellShape = {
    className: styles.cell,
    style:
      track.pin === undefined
        ? undefined
        : track.pin === 'start'
          ? { insetInlineStart: at }
          : { insetInlineEnd: at },
    tabIndex: -1,
    'data-align': align === 'start' ? undefined : align,
    'data-pin': track.pin,
    'data-edge': track.isEdge || undefined,
  };
  shapes.set(track, shape);
  return shape;
}
