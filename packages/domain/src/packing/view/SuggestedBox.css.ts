import { style } from '@vanilla-extract/css';
import { color, text, weight } from '@khep/ui/tokens';

export const label = style({
  color: color.inkSecond,
  fontSize: text.label.fontSize,
  lineHeight: text.label.lineHeight,
  fontWeight: weight.medium,
});
export const none = style({ color: color.inkThird });
