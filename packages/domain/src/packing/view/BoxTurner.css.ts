import { style } from '@vanilla-extract/css';
import { color, focusRingInset, inComponentsLayer, radius } from '@khep/ui/tokens';

export const turner = style(
  inComponentsLayer({
    display: 'block',
    cursor: 'grab',
    touchAction: 'pan-y',
    borderRadius: radius.control,
    background: color.canvas,
    selectors: { '&:active': { cursor: 'grabbing' }, '&:focus-visible': focusRingInset },
  }),
);
export const picture = style(
  inComponentsLayer({ display: 'block', inlineSize: '100%', blockSize: 'auto', maxBlockSize: '260px' }),
);
