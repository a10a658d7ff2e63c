import { style } from '@vanilla-extract/css';
import { color, focusRingInset, inComponents, radius, space, text } from '@khep/ui/tokens';

export const view = style(inComponents({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
export const stage = style(inComponents({ position: 'relative', background: color.canvas }));
export const turner = style(
  inComponents({
    display: 'block',
    cursor: 'grab',
    touchAction: 'pan-y',
    borderStartStartRadius: radius.control,
    borderStartEndRadius: radius.control,
    selectors: { '&:active': { cursor: 'grabbing' }, '&:focus-visible': focusRingInset },
  }),
);
export const picture = style(
  inComponents({ display: 'block', inlineSize: '100%', blockSize: 'auto', maxBlockSize: '260px' }),
);
export const buttons = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: space[6],
    insetInlineEnd: space[6],
    display: 'flex',
    gap: space[2],
  }),
);
export const face = style(
  inComponents({
    stroke: color.surface,
    strokeWidth: 1.2,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
    forcedColorAdjust: 'none',
  }),
);
export const lastPlaced = style(inComponents({ stroke: color.ink, strokeWidth: 1.6 }));
export const outline = style(
  inComponents({
    fill: 'none',
    stroke: color.inkThird,
    strokeWidth: 1.2,
    strokeDasharray: '4 4',
    vectorEffect: 'non-scaling-stroke',
  }),
);
export const outlineBehind = style(inComponents({ opacity: 0.45 }));
export const steps = style(inComponents({ padding: `${space[8]} ${space[12]} 0` }));
export const stepsLabel = style(
  inComponents({
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
  inComponents({
    inlineSize: '100%',
    minBlockSize: '24px',
    margin: 0,
    accentColor: color.accent,
    selectors: { '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' } },
  }),
);
export const items = style(
  inComponents({
    padding: `${space[4]} ${space[12]} ${space[8]}`,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    color: color.inkSecond,
  }),
);
export const summary = style(
  inComponents({
    cursor: 'pointer',
    minBlockSize: '24px',
    display: 'list-item',
    color: color.accentInk,
    borderRadius: radius.small,
    selectors: { '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' } },
  }),
);
export const list = style(
  inComponents({ margin: `${space[4]} 0 0`, padding: 0, listStyle: 'none', display: 'grid', gap: space[4] }),
);
export const item = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '12px minmax(0, 1fr)',
    columnGap: space[8],
    overflowWrap: 'anywhere',
  }),
);
export const swatch = style(
  inComponents({
    inlineSize: '12px',
    blockSize: '12px',
    marginBlockStart: '3px',
    borderRadius: radius.small,
    forcedColorAdjust: 'none',
  }),
);
export const waiting = style(inComponents({ color: color.inkThird }));
