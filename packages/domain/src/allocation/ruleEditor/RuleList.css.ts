import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space, text, weight } from '@khep/ui/tokens';

/** A condition's value, set off from the surrounding text. */
export const chip = style(
  inComponentsLayer({
    paddingInline: space[4],
    borderRadius: radius.small,
    background: color.sunken,
    color: color.ink,
    overflowWrap: 'anywhere',
  }),
);

export const sentence = style(
  inComponentsLayer({
    margin: 0,
    color: color.inkSecond,
    fontSize: text.secondary.fontSize,
    // Keeps chips on adjacent lines from touching.
    lineHeight: text.body.lineHeight,
  }),
);

export const row = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    columnGap: space[12],
    rowGap: space[4],
  }),
);

/** On a phone the switch wraps below the sentence. 34px is the width of the position number. */
export const words = style(inComponentsLayer({ flex: '1 1 min(200px, 100% - 34px)', minInlineSize: 0 }));

export const share = style(
  inComponentsLayer({
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.body.lineHeight,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const position = style(
  inComponentsLayer({
    flexShrink: 0,
    minInlineSize: '22px',
    paddingInline: space[4],
    borderRadius: radius.small,
    background: color.sunken,
    textAlign: 'center',
    fontSize: text.secondary.fontSize,
    lineHeight: '22px',
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const name = style(inComponentsLayer({ fontWeight: weight.semibold, overflowWrap: 'anywhere' }));
