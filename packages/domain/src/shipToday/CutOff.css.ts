import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, text, weight } from '@khep/ui/tokens';

export const cutOff = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const left = style(
  inComponentsLayer({
    fontSize: '18px',
    lineHeight: '22px',
    fontWeight: weight.bold,
    selectors: { '&[data-urgent]': { color: color.tone.caution.ink } },
  }),
);
export const small = style(
  inComponentsLayer({
    margin: 0,
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
  }),
);
