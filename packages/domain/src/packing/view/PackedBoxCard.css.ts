import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space, text, weight } from '@khep/ui/tokens';

export const card = style(
  inComponentsLayer({
    minInlineSize: 0,
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    background: color.surface,
  }),
);
export const facts = style(
  inComponentsLayer({ padding: `${space[12]} ${space[12]} 0`, display: 'grid', gap: space[8] }),
);
export const title = style(
  inComponentsLayer({
    margin: 0,
    fontSize: text.body.fontSize,
    lineHeight: text.body.lineHeight,
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
  }),
);
export const sides = style(
  inComponentsLayer({
    fontWeight: weight.regular,
    color: color.inkThird,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const notes = style(
  inComponentsLayer({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    color: color.inkSecond,
    overflowWrap: 'anywhere',
  }),
);
export const detail = style(
  inComponentsLayer({
    margin: 0,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    color: color.inkThird,
    fontVariantNumeric: 'tabular-nums',
  }),
);
