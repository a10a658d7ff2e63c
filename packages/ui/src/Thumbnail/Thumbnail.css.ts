import { style } from '@vanilla-extract/css';
import { color, radius } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const frame = style(
  inComponentsLayer({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSizing: 'border-box',
    overflow: 'hidden',
    borderRadius: radius.control,
    border: `1px solid ${color.line}`,
    background: color.sunken,
    color: color.inkThird,
    verticalAlign: 'middle',
    selectors: {
      '&[data-size="small"]': { inlineSize: '28px', blockSize: '28px', borderRadius: radius.small },
      '&[data-size="medium"]': { inlineSize: '40px', blockSize: '40px' },
      '&[data-size="large"]': { inlineSize: '72px', blockSize: '72px' },
    },
  }),
);
export const image = style(inComponentsLayer({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
