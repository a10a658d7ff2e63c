import { style } from '@vanilla-extract/css';
import { color, radius, weight } from '../tokens/contract.css.ts';
import { focusRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const link = style(
  inComponentsLayer({
    color: color.accentInk,
    fontWeight: weight.semibold,
    textDecoration: 'none',
    borderRadius: radius.small,
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
      '&[data-focus-visible]': focusRing,
      // Within a sentence, colour alone wouldn't identify a link.
      'p > &': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  }),
);
