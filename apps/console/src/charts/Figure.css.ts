import { style, styleVariants } from '@vanilla-extract/css';
import { color, space, text, weight } from '@khep/ui/tokens';

export const figure = style({ margin: 0 });
export const label = style({
  color: color.inkThird,
  fontSize: text.label.fontSize,
  lineHeight: text.label.lineHeight,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[6],
  margin: 0,
  minBlockSize: text.number.lineHeight,
  fontVariantNumeric: 'tabular-nums',
});

export const number = style({
  fontSize: text.number.fontSize,
  lineHeight: text.number.lineHeight,
  letterSpacing: text.number.letterSpacing,
  fontWeight: weight.bold,
});

const noteBase = style({
  fontSize: text.label.fontSize,
  lineHeight: text.label.lineHeight,
  fontWeight: weight.semibold,
});
export const note = styleVariants({
  neutral: [noteBase, { color: color.inkThird }],
  positive: [noteBase, { color: color.tone.positive.ink }],
  critical: [noteBase, { color: color.tone.critical.ink }],
});
