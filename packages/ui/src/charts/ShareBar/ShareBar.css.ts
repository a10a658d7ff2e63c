import { style } from '@vanilla-extract/css';
import { color, radius, space, weight } from '../../tokens/contract.css.ts';
import { inComponents } from '../../tokens/inLayer.ts';
import { markColor } from '../palette/palette.css.ts';

export const bar = style(
  inComponents({
    display: 'flex',
    gap: space[2],
    blockSize: space[8],
    borderRadius: radius.small,
    overflow: 'hidden',
    background: color.sunken,
  }),
);
export const part = style(
  inComponents({ minInlineSize: space[2], flexBasis: 0, background: markColor, forcedColorAdjust: 'none' }),
);
export const swatch = style(
  inComponents({
    inlineSize: space[8],
    blockSize: space[8],
    borderRadius: '2px',
    flexShrink: 0,
    background: markColor,
    forcedColorAdjust: 'none',
  }),
);
export const list = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    columnGap: space[20],
    rowGap: space[6],
    margin: 0,
    marginBlockStart: space[12],
  }),
);
export const row = style(
  inComponents({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[8] }),
);
export const name = style(
  inComponents({ display: 'flex', alignItems: 'baseline', gap: space[8], color: color.inkSecond }),
);
export const amount = style(
  inComponents({ margin: 0, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' }),
);
