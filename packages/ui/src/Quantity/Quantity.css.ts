import { style } from '@vanilla-extract/css';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const quantity = style(
  inComponentsLayer({ unicodeBidi: 'plaintext', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }),
);
