import { style, styleVariants } from '@vanilla-extract/css';
import { color, space, text, weight } from '../tokens/contract.css.ts';
import { inComponents } from '../tokens/inLayer.ts';

export const figure = style(inComponents({ margin: 0 }));
export const label = style(
  inComponents({
    color: color.inkThird,
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
  }),
);
export const line = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[6],
    margin: 0,
    minBlockSize: text.number.lineHeight,
    fontVariantNumeric: 'tabular-nums',
  }),
);
/** As long as the card: what is not there yet has no width of its own. */
export const waiting = style(inComponents({ flex: 1, alignSelf: 'center' }));
export const number = style(
  inComponents({
    fontSize: text.number.fontSize,
    lineHeight: text.number.lineHeight,
    letterSpacing: text.number.letterSpacing,
    fontWeight: weight.bold,
    overflowWrap: 'anywhere',
  }),
);

const noteBase = style(
  inComponents({
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
    fontWeight: weight.semibold,
  }),
);
export const note = styleVariants({
  neutral: [noteBase, inComponents({ color: color.inkThird })],
  positive: [noteBase, inComponents({ color: color.tone.positive.ink })],
  critical: [noteBase, inComponents({ color: color.tone.critical.ink })],
});
