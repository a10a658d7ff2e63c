import { style } from '@vanilla-extract/css';
import { font, space } from '../tokens/contract.css.ts';
import { inComponents } from '../tokens/inLayer.ts';

export const copy = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', gap: space[4], maxInlineSize: '100%' }),
);
export const text = style(
  inComponents({ minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }),
);
export const code = style(inComponents({ fontFamily: font.mono }));
