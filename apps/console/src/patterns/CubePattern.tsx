import { Fragment } from 'react';

const columns = 8;
const rows = 9;

interface Cube {
  x: number;
  y: number;
  kind: 'bright' | 'dim' | 'line';
}

/** A fixed scatter: every fifth cube is bright, another fifth dim. */
const cubes: Cube[] = Array.from({ length: columns * rows }, (_, index) => {
  const column = index % columns;
  const row = Math.floor(index / columns);
  const scatter = (column * 7 + row * 13) % 5;
  return {
    x: 40 + column * 96 + (row % 2) * 48,
    y: 30 + row * 72,
    kind: scatter === 0 ? 'bright' : scatter === 1 ? 'dim' : 'line',
  };
});

const fills = { bright: 'oklch(0.47 0.17 268 / 0.9)', dim: 'oklch(0.34 0.09 268)', line: 'none' } as const;

/** The parcels beside the log-in forms. Decoration, hidden from screen readers. */
export function CubePattern() {
  return (
    <svg viewBox="0 0 720 900" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <g stroke="oklch(0.40 0.09 268)" strokeWidth={1.4} strokeLinejoin="round" fill="none">
        {cubes.map(({ x, y, kind }) => (
          <Fragment key={`${x} ${y}`}>
            <path d={`M${x} ${y - 40}l42 20v40l-42 20l-42-20v-40z`} fill={fills[kind]} />
            <path d={`M${x - 42} ${y - 20}l42 20l42-20M${x} ${y}v40`} />
          </Fragment>
        ))}
      </g>
    </svg>
  );
}
