import { style } from '@vanilla-extract/css';
import { color, focusRing, inComponentsLayer, radius, space, text, weight } from '@khep/ui/tokens';

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

/** Opens the rule; styled as plain text until hovered or focused. */
export const name = style(
  inComponentsLayer({
    minBlockSize: '24px',
    padding: 0,
    border: 0,
    borderRadius: radius.small,
    background: 'none',
    color: color.ink,
    font: 'inherit',
    fontWeight: weight.semibold,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.accentInk, textDecoration: 'underline' },
      '&:focus-visible': focusRing,
      '[aria-current="true"] &': { color: color.accentInk },
    },
  }),
);
