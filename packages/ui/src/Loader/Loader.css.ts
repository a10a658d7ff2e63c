import { style } from '@vanilla-extract/css';
import { color } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const loader = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    selectors: { '&[data-size="page"]': { minBlockSize: '80dvh' } },
  }),
);
export const picture = style(
  inComponentsLayer({
    blockSize: '100%',
    maxInlineSize: '100%',
    aspectRatio: '1',
    overflow: 'hidden',
    color: color.accent,
  }),
);
export const words = style(
  inComponentsLayer({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
