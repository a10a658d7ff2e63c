import { style } from '@vanilla-extract/css';
import { color, radius, size, space, text, weight } from '../tokens/contract.css.ts';
import { focusRingInset } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const options = style(inComponentsLayer({ display: 'grid', gap: space[6] }));
export const ring = style(
  inComponentsLayer({
    flex: 'none',
    boxSizing: 'border-box',
    inlineSize: 16,
    blockSize: 16,
    marginBlockStart: space[2],
    border: `1.5px solid ${color.controlBorder}`,
    borderRadius: '50%',
    background: color.surface,
    selectors: {
      '[data-hovered] > &': { borderColor: color.inkThird },
      '[data-invalid] > &': { borderColor: color.tone.critical.solid },
      '[data-selected] > &': { border: `5px solid ${color.accent}` },
      '[data-disabled] > &': { opacity: 0.6 },
      '[data-focus-visible] > &': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
    },
  }),
);
/** Joined buttons, one of them pressed. */
export const segments = style(
  inComponentsLayer({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignSelf: 'start',
    border: `1px solid ${color.controlBorder}`,
    borderRadius: radius.control,
    background: color.surface,
    overflow: 'hidden',
  }),
);
export const segment = style(
  inComponentsLayer({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: `calc(${size.control} - 2px)`,
    padding: `0 14px`,
    fontSize: text.body.fontSize,
    lineHeight: text.body.lineHeight,
    color: color.inkSecond,
    cursor: 'default',
    outline: 'none',
    selectors: {
      '& + &': { borderInlineStart: `1px solid ${color.line}` },
      '&[data-hovered]': { background: color.sunken, color: color.ink },
      '&[data-selected]': {
        background: color.accentSoft,
        color: color.accentInk,
        fontWeight: weight.semibold,
      },
      '&[data-focus-visible]': focusRingInset,
      '&[data-disabled]': { color: color.inkThird },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: size.control },
      '(forced-colors: active)': {
        selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
);
