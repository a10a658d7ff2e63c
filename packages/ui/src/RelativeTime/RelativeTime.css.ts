import { style } from '@vanilla-extract/css';
import { color, radius } from '../tokens/contract.css.ts';
import { focusRing, noRing } from '../tokens/focus.css.ts';
import { inComponents } from '../tokens/inLayer.ts';

export const time = style(inComponents({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }));
export const button = style(
  inComponents({
    padding: 0,
    border: 0,
    borderRadius: radius.small,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    textDecoration: 'underline dotted',
    textDecorationColor: color.controlBorder,
    textUnderlineOffset: '3px',
    ...noRing,
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);
