import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, space } from '@khep/ui/tokens';

export const strip = style(inComponentsLayer({ display: 'flex', gap: space[2], alignItems: 'center' }));
export const module = style(
  inComponentsLayer({
    inlineSize: 6,
    blockSize: 10,
    borderRadius: 2,
    background: color.line,
    selectors: { '&[data-open]': { background: color.accent } },
  }),
);
