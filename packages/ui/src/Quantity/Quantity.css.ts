import { style } from '@vanilla-extract/css';
import { inComponents } from '../tokens/inLayer.ts';

export const quantity = style(
  inComponents({ unicodeBidi: 'plaintext', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }),
);
