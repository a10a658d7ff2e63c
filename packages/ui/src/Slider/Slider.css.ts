import { style } from '@vanilla-extract/css';
import { color, radius, text } from '../tokens/contract.css.ts';
import { forcedColorsOnly, forcedHighlight } from '../tokens/forcedColors.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

const thumbSize = 18;
/** Overhang of the rail beyond the centre of an end thumb, in pixels. */
export const railEnd = thumbSize / 2;

export const value = style(
  inComponentsLayer({ ...text.label, color: color.inkThird, fontVariantNumeric: 'tabular-nums' }),
);
/** Large enough for touch; thumbs stay inside. */
export const track = style(
  inComponentsLayer({
    position: 'relative',
    blockSize: 24,
    marginInline: railEnd,
    cursor: 'pointer',
    '@media': { '(pointer: coarse)': { blockSize: 40 } },
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  }),
);
export const rail = style(
  inComponentsLayer({
    position: 'absolute',
    insetInline: -railEnd,
    insetBlockStart: 'calc(50% - 2px)',
    blockSize: 4,
    borderRadius: radius.pill,
    background: color.line,
    '@media': forcedColorsOnly({ background: 'Canvas', outline: '1px solid CanvasText', outlineOffset: -1 }),
  }),
);
export const filled = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlockStart: 'calc(50% - 2px)',
    blockSize: 4,
    borderRadius: radius.pill,
    background: color.accent,
    selectors: {
      '[data-disabled] > &': { background: color.inkThird },
      '[data-invalid] &': { background: color.tone.critical.solid },
    },
    '@media': forcedColorsOnly({
      forcedColorAdjust: 'none',
      selectors: {
        '&, [data-invalid] &': { background: 'Highlight' },
        '[data-disabled] > &': { background: 'GrayText' },
      },
    }),
  }),
);
export const thumb = style(
  inComponentsLayer({
    insetBlockStart: '50%',
    inlineSize: thumbSize,
    blockSize: thumbSize,
    boxSizing: 'border-box',
    border: `2px solid ${color.accent}`,
    borderRadius: '50%',
    background: color.surface,
    outline: 'none',
    selectors: {
      // A 24px target around an 18px thumb.
      '&::before': { content: '""', position: 'absolute', inset: -5 },
      '&[data-hovered]': { background: color.accentSoft },
      '&[data-dragging], &[data-pressed]': { background: color.accent },
      '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
      '&[data-disabled]': { borderColor: color.inkThird, background: color.sunken },
      '[data-invalid] &': { borderColor: color.tone.critical.solid },
    },
    '@media': forcedColorsOnly({
      selectors: { '&:is([data-dragging], [data-pressed])': { ...forcedHighlight } },
    }),
  }),
);
