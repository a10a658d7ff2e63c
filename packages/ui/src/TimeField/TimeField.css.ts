import { style } from '@vanilla-extract/css';
import { color, space } from '../tokens/contract.css.ts';
import { forced, highlighted } from '../tokens/forced.ts';
import { inComponents } from '../tokens/inLayer.ts';

export const segments = style(
  inComponents({
    display: 'flex',
    flex: 1,
    paddingBlock: space[4],
    fontVariantNumeric: 'tabular-nums',
    // hours come before minutes in every script
    selectors: { '[dir="rtl"] &': { direction: 'ltr', justifyContent: 'end' } },
  }),
);
export const segment = style(
  inComponents({
    padding: '0 1px',
    borderRadius: 2,
    outline: 'none',
    selectors: {
      '&[data-placeholder]': { color: color.inkThird },
      '&[data-focused]': { background: color.accent, color: color.onAccent },
      '&[data-type="literal"]': { color: color.inkThird, whiteSpace: 'pre' },
    },
    '@media': forced({ selectors: { '&[data-focused]': highlighted } }),
  }),
);
