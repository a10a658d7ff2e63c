import { style } from '@vanilla-extract/css';
import { color, space } from '../tokens/contract.css.ts';
import { forcedColorsOnly, forcedHighlight } from '../tokens/forcedColors.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const segments = style(
  inComponentsLayer({
    display: 'flex',
    flex: 1,
    paddingBlock: space[4],
    fontVariantNumeric: 'tabular-nums',
    // Hours precede minutes in every script.
    selectors: { '[dir="rtl"] &': { direction: 'ltr', justifyContent: 'end' } },
  }),
);
export const segment = style(
  inComponentsLayer({
    padding: '0 1px',
    borderRadius: 2,
    outline: 'none',
    selectors: {
      '&[data-placeholder]': { color: color.inkThird },
      '&[data-focused]': { background: color.accent, color: color.onAccent },
      '&[data-type="literal"]': { color: color.inkThird, whiteSpace: 'pre' },
    },
    '@media': forcedColorsOnly({ selectors: { '&[data-focused]': forcedHighlight } }),
  }),
);
