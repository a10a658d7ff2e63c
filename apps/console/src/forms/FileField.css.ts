import { style } from '@vanilla-extract/css';
import { color, radius, text, weight } from '@khep/ui/tokens';

export const label = style({
  color: color.inkSecond,
  fontSize: text.label.fontSize,
  lineHeight: text.label.lineHeight,
  fontWeight: weight.medium,
});

/** Out of sight but not out of reach: the label and the keyboard still find it. */
export const input = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const picture = style({
  inlineSize: '56px',
  blockSize: '56px',
  objectFit: 'cover',
  borderRadius: radius.control,
  border: `1px solid ${color.line}`,
});
