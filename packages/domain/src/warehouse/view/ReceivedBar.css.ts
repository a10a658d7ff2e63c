import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space } from '@khep/ui/tokens';

export const bar = style(
  inComponentsLayer({ display: 'grid', gap: space[2], minInlineSize: '96px', alignContent: 'center' }),
);
export const track = style(
  inComponentsLayer({
    display: 'flex',
    blockSize: '8px',
    borderRadius: radius.pill,
    overflow: 'hidden',
    background: color.line,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
);
const part = { blockSize: '100%', forcedColorAdjust: 'none' } as const;
export const received = style(inComponentsLayer({ ...part, background: color.accent }));
export const damaged = style(inComponentsLayer({ ...part, background: color.tone.critical.solid }));
export const billed = style(
  inComponentsLayer({
    blockSize: '3px',
    borderRadius: radius.pill,
    background: color.inkSecond,
    forcedColorAdjust: 'none',
    selectors: { '&[data-over]': { background: color.tone.critical.solid } },
  }),
);
