import { style } from '@vanilla-extract/css';
import { font, space } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const copy = style(
  inComponentsLayer({ display: 'inline-flex', alignItems: 'center', gap: space[4], maxInlineSize: '100%' }),
);
export const text = style(
  inComponentsLayer({ minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }),
);
export const code = style(inComponentsLayer({ fontFamily: font.mono }));
