import { style } from '@vanilla-extract/css';
import { color, radius, space, text } from '../tokens/contract.css.ts';
import { focusRing, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const opener = style(
  inComponentsLayer({
    flex: 'none',
    inlineSize: 24,
    blockSize: 24,
    padding: 0,
    border: `1px solid ${color.controlBorder}`,
    borderRadius: radius.small,
    overflow: 'hidden',
    cursor: 'pointer',
    ...noRing,
    selectors: { '&[data-focus-visible]': focusRing, '&[data-disabled]': { cursor: 'not-allowed' } },
  }),
);
export const swatch = style(
  inComponentsLayer({ inlineSize: '100%', blockSize: '100%', forcedColorAdjust: 'none' }),
);
export const field = style(inComponentsLayer({ flex: 1, minInlineSize: 0 }));
export const panel = style(
  inComponentsLayer({ display: 'grid', gap: space[12], padding: space[12], inlineSize: 240, ...noRing }),
);
export const area = style(
  inComponentsLayer({
    inlineSize: '100%',
    blockSize: 150,
    borderRadius: radius.control,
    forcedColorAdjust: 'none',
  }),
);
export const hue = style(
  inComponentsLayer({
    inlineSize: '100%',
    blockSize: 20,
    borderRadius: radius.pill,
    forcedColorAdjust: 'none',
  }),
);
export const thumb = style(
  inComponentsLayer({
    insetBlockStart: '50%',
    inlineSize: 20,
    blockSize: 20,
    boxSizing: 'border-box',
    border: '2px solid white',
    borderRadius: '50%',
    boxShadow: '0 0 0 1px black, inset 0 0 0 1px black',
    ...noRing,
    selectors: {
      '&[data-focus-visible]': { inlineSize: 26, blockSize: 26, outline: `2px solid ${color.accent}` },
    },
  }),
);
/** Moves in two dimensions, not along a line. */
export const areaThumb = style(inComponentsLayer({ insetBlockStart: 'auto' }));
export const presets = style(inComponentsLayer({ display: 'flex', flexWrap: 'wrap', gap: space[6] }));
export const preset = style(
  inComponentsLayer({
    inlineSize: 26,
    blockSize: 26,
    padding: 0,
    border: `1px solid ${color.controlBorder}`,
    borderRadius: radius.small,
    forcedColorAdjust: 'none',
    cursor: 'pointer',
    ...noRing,
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[aria-pressed="true"]': { boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.accent}` },
    },
  }),
);
export const verdict = style(
  inComponentsLayer({
    ...text.secondary,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    color: color.inkSecond,
    fontVariantNumeric: 'tabular-nums',
  }),
);
/** The text stays beside its sample, however it wraps. */
export const judgement = style(inComponentsLayer({ display: 'flex', alignItems: 'baseline', gap: space[8] }));
/** A sample of the contrast. Decorative: it may be unreadable by design. */
export const sample = style(
  inComponentsLayer({
    padding: `0 ${space[6]}`,
    borderRadius: radius.small,
    border: `1px solid ${color.line}`,
    fontSize: text.label.fontSize,
    lineHeight: '1.375rem',
    forcedColorAdjust: 'none',
    selectors: { '&::before': { content: '"Aa"' } },
  }),
);
export const judged = style(
  inComponentsLayer({
    selectors: {
      '&[data-verdict="poor"]': { color: color.tone.critical.ink },
      '&[data-verdict="large"]': { color: color.tone.caution.ink },
      '&[data-verdict="good"], &[data-verdict="best"]': { color: color.tone.positive.ink },
    },
  }),
);
