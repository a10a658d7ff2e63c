import { style, styleVariants } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../tokens/contract.css.ts';
import { focusRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

/** How many characters the number has. */
export const length = '--khep-stat-length';

export const figure = style(
  inComponentsLayer({ margin: 0, position: 'relative', containerType: 'inline-size' }),
);
export const label = style(
  inComponentsLayer({
    color: color.inkThird,
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
  }),
);
export const line = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[6],
    margin: 0,
    minBlockSize: text.number.lineHeight,
    fontVariantNumeric: 'tabular-nums',
  }),
);
/** Full width: a skeleton has no natural width. */
export const waiting = style(inComponentsLayer({ flex: 1, alignSelf: 'center' }));
export const number = style(
  inComponentsLayer({
    // Two beside each other on a phone: an amount stays whole. A digit is about 0.56 of its height wide.
    fontSize: `clamp(15px, min(17cqi, 100cqi / (var(${length}) * 0.56)), ${text.number.fontSize})`,
    lineHeight: text.number.lineHeight,
    letterSpacing: text.number.letterSpacing,
    fontWeight: weight.bold,
    overflowWrap: 'anywhere',
  }),
);
/** Its area is the whole card, padding included. */
export const numberLink = style([
  number,
  inComponentsLayer({
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: `calc(-1 * ${space[16]}) calc(-1 * (${space[16]} + 2px))`,
        borderRadius: radius.card,
      },
      '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '4px' },
      '&[data-focus-visible]::after': focusRing,
    },
  }),
]);

const noteBase = style(
  inComponentsLayer({
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
    fontWeight: weight.semibold,
  }),
);
export const note = styleVariants({
  neutral: [noteBase, inComponentsLayer({ color: color.inkThird })],
  positive: [noteBase, inComponentsLayer({ color: color.tone.positive.ink })],
  critical: [noteBase, inComponentsLayer({ color: color.tone.critical.ink })],
});
