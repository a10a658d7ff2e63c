import { style } from '@vanilla-extract/css';
import { color, radius, space, text } from '@khep/ui/tokens';

export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const value = style({
  maxInlineSize: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: space[6],
  borderRadius: radius.small,
  background: color.sunken,
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
});
export const sure = style({ display: 'flex', alignItems: 'center', gap: space[8] });
export const bar = style({ flex: '0 0 48px' });
