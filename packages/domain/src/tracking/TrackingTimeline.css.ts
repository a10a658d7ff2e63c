import { style } from '@vanilla-extract/css';
import { color, space, text, weight } from '@khep/ui/tokens';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const entry = style({
  position: 'relative',
  paddingInlineStart: 26,
  paddingBlockEnd: space[12],
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 2,
      insetBlockStart: 4,
      inlineSize: 12,
      blockSize: 12,
      borderRadius: '50%',
      background: color.tone.positive.solid,
      zIndex: 1,
    },
    '&:first-child::before': { background: color.accent, boxShadow: `0 0 0 4px ${color.accentSoft}` },
    '&[data-tone="critical"]::before': { background: color.tone.critical.solid },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 7,
      insetBlockStart: 10,
      insetBlockEnd: -6,
      borderInlineStart: `2px solid ${color.line}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const title = style({
  margin: 0,
  fontSize: text.body.fontSize,
  lineHeight: text.body.lineHeight,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
});
export const detail = style({
  margin: 0,
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
  color: color.inkThird,
});
