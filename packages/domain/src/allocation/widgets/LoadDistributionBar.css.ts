import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius } from '@khep/ui/tokens';

export const bar = style(
  inComponentsLayer({
    display: 'flex',
    gap: '2px',
    blockSize: '8px',
    overflow: 'hidden',
    borderRadius: radius.pill,
    background: color.sunken,
  }),
);

export const part = style(inComponentsLayer({ flexBasis: 0, forcedColorAdjust: 'none' }));
