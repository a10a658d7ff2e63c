import { style } from '@vanilla-extract/css';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const hidden = style(
  inComponentsLayer({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
