import { style } from '@vanilla-extract/css';
import { color, space, text, weight } from '@khep/ui/tokens';

export const formula = style({
  display: 'block',
  fontWeight: weight.regular,
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
  color: color.inkSecond,
});
export const more = style({ color: color.tone.critical.ink, fontWeight: weight.semibold });
export const findings = style({
  margin: 0,
  paddingInlineStart: space[20],
  fontSize: text.body.fontSize,
  lineHeight: text.body.lineHeight,
});
