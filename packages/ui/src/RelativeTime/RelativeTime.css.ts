import { style } from '@vanilla-extract/css';
import { color, radius } from '../tokens/contract.css.ts';
import { focusRing, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

// Isolates the direction: in right-to-left pages the number of "5 min ago" would move to the end.
const ownDirection = { unicodeBidi: 'plaintext' } as const;
export const time = style(
  inComponentsLayer({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', ...ownDirection }),
);
export const button = style(
  inComponentsLayer({
    padding: 0,
    ...ownDirection,
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
