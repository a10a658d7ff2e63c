import { style } from '@vanilla-extract/css';
import { radius, text, weight } from '../tokens/contract.css.ts';
import { focusRing, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

/** Hues of avatars, all of the same lightness for contrast. */
const hues = [60, 20, 155, 235, 290, 110];

export const avatar = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '30px',
    blockSize: '30px',
    overflow: 'hidden',
    borderRadius: radius.pill,
    border: '1px solid transparent',
    fontSize: text.secondary.fontSize,
    lineHeight: 1,
    fontWeight: weight.bold,
    selectors: {
      // Drawn with CSS, so that the initials aren't part of the accessible name.
      '&[data-initials]::before': { content: 'attr(data-initials) / ""' },
      ...Object.fromEntries(
        hues.map((hue, index) => [
          `&[data-hue="${index}"]`,
          { background: `oklch(0.9 0.05 ${hue})`, color: `oklch(0.38 0.08 ${hue})` },
        ]),
      ),
    },
  }),
);

export const button = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    minInlineSize: '34px',
    minBlockSize: '34px',
    borderRadius: radius.pill,
    cursor: 'pointer',
    ...noRing,
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);
export const image = style(inComponentsLayer({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
