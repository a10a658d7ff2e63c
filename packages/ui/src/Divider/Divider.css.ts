import { style } from '@vanilla-extract/css';
import { color } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const divider = style(
  inComponentsLayer({
    border: 0,
    borderBlockStart: `1px solid ${color.line}`,
    margin: 0,
    inlineSize: '100%',
  }),
);
