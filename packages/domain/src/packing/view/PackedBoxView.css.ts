import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space, text } from '@khep/ui/tokens';

export const view = style(inComponentsLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
export const stage = style(inComponentsLayer({ position: 'relative', background: color.canvas }));
export const buttons = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlockStart: space[6],
    insetInlineEnd: space[6],
    display: 'flex',
    gap: space[2],
  }),
);
export const face = style(
  inComponentsLayer({
    stroke: color.surface,
    strokeWidth: 1.2,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
    forcedColorAdjust: 'none',
  }),
);
export const lastPlaced = style(inComponentsLayer({ stroke: color.ink, strokeWidth: 1.6 }));
export const outline = style(
  inComponentsLayer({
    fill: 'none',
    stroke: color.inkThird,
    strokeWidth: 1.2,
    strokeDasharray: '4 4',
    vectorEffect: 'non-scaling-stroke',
  }),
);
export const outlineBehind = style(inComponentsLayer({ opacity: 0.45 }));
export const steps = style(inComponentsLayer({ padding: `${space[8]} ${space[12]} 0` }));
export const stepsLabel = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[8],
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    color: color.inkThird,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const range = style(
  inComponentsLayer({
    inlineSize: '100%',
    minBlockSize: '24px',
    margin: 0,
    accentColor: color.accent,
    selectors: { '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' } },
  }),
);
export const items = style(
  inComponentsLayer({
    padding: `${space[4]} ${space[12]} ${space[8]}`,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    color: color.inkSecond,
  }),
);
export const summary = style(
  inComponentsLayer({
    cursor: 'pointer',
    minBlockSize: '24px',
    display: 'list-item',
    color: color.accentInk,
    borderRadius: radius.small,
    selectors: { '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' } },
  }),
);
export const list = style(
  inComponentsLayer({
    margin: `${space[4]} 0 0`,
    padding: 0,
    listStyle: 'none',
    display: 'grid',
    gap: space[4],
  }),
);
export const item = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: '12px minmax(0, 1fr)',
    columnGap: space[8],
    overflowWrap: 'anywhere',
  }),
);
export const swatch = style(
  inComponentsLayer({
    inlineSize: '12px',
    blockSize: '12px',
    marginBlockStart: '3px',
    borderRadius: radius.small,
    forcedColorAdjust: 'none',
  }),
);
export const waiting = style(inComponentsLayer({ color: color.inkThird }));
