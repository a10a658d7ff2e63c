import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import * as styles from './BoxTurner.css.ts';
import type { Edge, Point } from './projectBox.ts';

/** Degrees: how a box is seen at first. */
export const firstYaw = 38;
/** Degrees: what a key or a button turns by. */
export const yawStep = 15;

/** Returns whole degrees from 0 to 359. */
export const turned = (yaw: number) => ((Math.round(yaw) % 360) + 360) % 360;

/** Returns the path of a line through points, as SVG. */
export const pathOf = (points: readonly Point[]) =>
  `M${points.map(({ u, v }) => `${u.toFixed(2)} ${v.toFixed(2)}`).join('L')}`;

interface BoxTurnerProps {
  /** Names what is turned. */
  label: string;
  /** Says from where it is seen, in degrees. */
  valueText: string;
  yaw: number;
  onTurn: (yaw: number) => void;
  /** Width of the drawing, whose origin is in the middle. */
  wide: number;
  /** Height of the drawing. */
  high: number;
  /** The drawing, as SVG. */
  children: ReactNode;
}

/** Turns a drawing of boxes by dragging or with the arrow keys. Home brings the first view back. */
export function BoxTurner({ label, valueText, yaw, onTurn, wide, high, children }: BoxTurnerProps) {
  const drag = useRef<{ x: number; yaw: number } | null>(null);

  function onKeyDown(event: KeyboardEvent) {
    const by = {
      ArrowLeft: -yawStep,
      ArrowDown: -yawStep,
      ArrowRight: yawStep,
      ArrowUp: yawStep,
    }[event.key];
    if (by === undefined && event.key !== 'Home') return;
    event.preventDefault();
    // Arrow keys also lead from row to row around a drawing in a list's panel.
    event.stopPropagation();
    onTurn(by === undefined ? firstYaw : turned(yaw + by));
  }
  function onPointerDown(event: PointerEvent) {
    drag.current = { x: event.clientX, yaw };
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function onPointerMove(event: PointerEvent) {
    if (drag.current) onTurn(turned(drag.current.yaw - (event.clientX - drag.current.x) * 0.6));
  }
  function onPointerEnd() {
    drag.current = null;
  }

  return (
    <div
      className={styles.turner}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={turned(yaw)}
      aria-valuetext={valueText}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
    >
      <svg
        className={styles.picture}
        viewBox={`${-wide / 2} ${-high / 2} ${wide} ${high}`}
        aria-hidden="true"
      >
        {children}
      </svg>
    </div>
  );
}

interface BoxEdgesProps {
  edges: readonly Edge[];
  /** Draws the edges behind the box, or those in front of it. */
  shows: 'behind' | 'front';
  className: string;
}

/** Edges of a box that is drawn around others. */
export function BoxEdges({ edges, shows, className }: BoxEdgesProps) {
  return edges.map(
    ({ name, from, to, isHidden }) =>
      isHidden === (shows === 'behind') && <path key={name} className={className} d={pathOf([from, to])} />,
  );
}
