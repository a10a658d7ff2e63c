import { style, styleVariants } from '@vanilla-extract/css';
import { color, space, text, weight } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const figure = style(inComponentsLayer({ margin: 0 }));
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
    fontSize: text.number.fontSize,
    lineHeight: text.number.lineHeight,
    letterSpacing: text.number.letterSpacing,
    fontWeight: weight.bold,
    overflowWrap: 'anywhere',
  }),
);

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
