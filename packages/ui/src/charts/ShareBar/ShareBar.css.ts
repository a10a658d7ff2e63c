import { style } from '@vanilla-extract/css';
import { color, radius, space, weight } from '../../tokens/contract.css.ts';
import { inComponentsLayer } from '../../tokens/inLayer.ts';
import { markColor } from '../palette/palette.css.ts';

export const bar = style(
  inComponentsLayer({
    display: 'flex',
    gap: space[2],
    blockSize: space[8],
    borderRadius: radius.small,
    overflow: 'hidden',
    background: color.sunken,
  }),
);
export const part = style(
  inComponentsLayer({
    minInlineSize: space[2],
    flexBasis: 0,
    background: markColor,
    forcedColorAdjust: 'none',
  }),
);
export const swatch = style(
  inComponentsLayer({
    inlineSize: space[8],
    blockSize: space[8],
    borderRadius: '2px',
    flexShrink: 0,
    background: markColor,
    forcedColorAdjust: 'none',
  }),
);
export const list = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    columnGap: space[20],
    rowGap: space[6],
    margin: 0,
    marginBlockStart: space[12],
  }),
);
export const row = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[8],
  }),
);
export const name = style(
  inComponentsLayer({ display: 'flex', alignItems: 'baseline', gap: space[8], color: color.inkSecond }),
);
export const amount = style(
  inComponentsLayer({ margin: 0, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' }),
);
