import { style } from '@vanilla-extract/css';
import { color, space, text, weight } from '@khep/ui/tokens';

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[32],
  rowGap: space[8],
  margin: 0,
  paddingBlockEnd: space[8],
});
export const term = style({ color: color.inkSecond, fontSize: text.secondary.fontSize });
export const amount = style({
  margin: 0,
  fontSize: text.title.fontSize,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const detail = style({
  margin: 0,
  color: color.inkThird,
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
});
export const urgent = style([detail, { color: color.tone.caution.ink, fontWeight: weight.semibold }]);
