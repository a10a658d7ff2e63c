import { style } from '@vanilla-extract/css';
import { color, inComponents, radius, space, text } from '@khep/ui/tokens';

/** A value of a condition, set off from the words between. */
export const chip = style(
  inComponents({
    paddingInline: space[4],
    borderRadius: radius.small,
    background: color.sunken,
    color: color.ink,
    overflowWrap: 'anywhere',
  }),
);

export const sentence = style(
  inComponents({
    margin: 0,
    color: color.inkSecond,
    fontSize: text.secondary.fontSize,
    // Chips on two lines must not touch.
    lineHeight: text.body.lineHeight,
  }),
);

export const row = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    columnGap: space[12],
    rowGap: space[4],
  }),
);

export const words = style(inComponents({ flex: '1 1 180px', minInlineSize: 0 }));

export const share = style(
  inComponents({
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.body.lineHeight,
    fontVariantNumeric: 'tabular-nums',
  }),
);
