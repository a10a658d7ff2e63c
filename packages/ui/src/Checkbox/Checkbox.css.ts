import { style } from '@vanilla-extract/css';
import { color, radius, size, space, text } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const checkbox = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[8],
    color: color.ink,
    fontSize: text.body.fontSize,
    lineHeight: text.body.lineHeight,
    paddingBlock: space[2],
    selectors: { '&[data-disabled]': { color: color.inkThird } },
    // The whole row is the target; its words keep their place beside the box.
    '@media': {
      '(pointer: coarse)': { paddingBlock: `calc((${size.control} - ${text.body.lineHeight}) / 2)` },
    },
  }),
);
export const box = style(
  inComponentsLayer({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: 16,
    blockSize: 16,
    marginBlockStart: space[2],
    border: `1.5px solid ${color.controlBorder}`,
    borderRadius: radius.small,
    background: color.surface,
    color: color.onAccent,
    selectors: {
      '[data-hovered] > &': { borderColor: color.inkThird },
      '[data-selected] > &, [data-indeterminate] > &': {
        background: color.accent,
        borderColor: color.accent,
      },
      '[data-focus-visible] > &': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
      '[data-invalid] > &': { borderColor: color.tone.critical.solid },
      '[data-disabled] > &': { opacity: 0.6 },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        selectors: { '[data-selected] > &': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  }),
);
export const words = style(inComponentsLayer({ display: 'grid', minInlineSize: 0 }));
