import { style } from '@vanilla-extract/css';
import { color, space } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const side = style(inComponentsLayer({ flex: '1 1 0', minInlineSize: '32px' }));
export const times = style(
  inComponentsLayer({ color: color.inkThird, paddingInline: space[2], userSelect: 'none' }),
);
