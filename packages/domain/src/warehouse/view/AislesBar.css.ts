import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space, text } from '@khep/ui/tokens';

export const aisles = style(
  inComponentsLayer({ display: 'flex', gap: space[6], margin: 0, padding: 0, listStyle: 'none' }),
);
export const aisle = style(inComponentsLayer({ flexBasis: '32px', minInlineSize: 0 }));
export const track = style(
  inComponentsLayer({
    display: 'block',
    blockSize: '8px',
    borderRadius: radius.pill,
    overflow: 'hidden',
    background: color.line,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
);
export const fill = style(
  inComponentsLayer({
    display: 'block',
    blockSize: '100%',
    background: color.accent,
    forcedColorAdjust: 'none',
    selectors: { '&[data-done]': { background: color.tone.positive.solid } },
  }),
);
export const name = style(
  inComponentsLayer({
    ...text.secondary,
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    color: color.inkSecond,
    overflow: 'hidden',
  }),
);
