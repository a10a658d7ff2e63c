import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../tokens/contract.css.ts';
import { focusRing } from '../tokens/focus.css.ts';
import { forcedColorsOnly, forcedHighlight } from '../tokens/forcedColors.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const ground = style(inComponentsLayer({ padding: space[12], outline: 'none' }));
export const head = style(
  inComponentsLayer({ display: 'flex', alignItems: 'center', gap: space[8], marginBlockEnd: space[8] }),
);
export const month = style(
  inComponentsLayer({
    flex: 1,
    margin: 0,
    textAlign: 'center',
    fontSize: text.body.fontSize,
    fontWeight: weight.semibold,
  }),
);
export const turn = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'transparent',
    color: color.inkSecond,
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: color.sunken },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: color.line },
    },
  }),
);
export const grid = style(inComponentsLayer({ borderCollapse: 'collapse' }));
export const weekday = style(
  inComponentsLayer({
    ...text.secondary,
    inlineSize: 34,
    blockSize: 28,
    color: color.inkThird,
    fontWeight: weight.medium,
  }),
);
export const day = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 34,
    blockSize: 32,
    borderRadius: radius.control,
    fontVariantNumeric: 'tabular-nums',
    outline: 'none',
    cursor: 'default',
    selectors: {
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-hovered]': { background: color.sunken },
      '&[data-today]': { fontWeight: weight.bold, color: color.accentInk },
      '&[data-selected]': { background: color.accentSoft, color: color.accentInk, borderRadius: 0 },
      '&[data-selection-start], &[data-selection-end], &[data-single][data-selected]': {
        background: color.accent,
        color: color.onAccent,
        borderRadius: radius.control,
      },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled], &[data-unavailable]': {
        color: color.inkThird,
        textDecoration: 'line-through',
        background: 'transparent',
      },
    },
    '@media': {
      ...forcedColorsOnly({
        selectors: {
          '&[data-selected]': { background: 'Canvas', outline: '1px solid Highlight', outlineOffset: '-1px' },
          '&[data-selection-start], &[data-selection-end], &[data-single][data-selected]': forcedHighlight,
        },
      }),
    },
  }),
);
/** Never overlaps the button, in a narrow field. */
export const segments = style(
  inComponentsLayer({
    display: 'flex',
    minInlineSize: 0,
    overflow: 'clip',
    fontVariantNumeric: 'tabular-nums',
  }),
);
/** Two days wrap to two lines, so that the button stays visible. */
export const days = style(
  inComponentsLayer({
    display: 'flex',
    flex: '1 1 auto',
    flexWrap: 'wrap',
    columnGap: space[8],
    minInlineSize: 0,
  }),
);
export const segment = style(
  inComponentsLayer({
    padding: '0 1px',
    borderRadius: 2,
    outline: 'none',
    selectors: {
      '&[data-placeholder]': { color: color.inkThird },
      '&[data-focused]': { background: color.accent, color: color.onAccent },
      '&[data-type="literal"]': { color: color.inkThird, whiteSpace: 'pre' },
    },
    '@media': forcedColorsOnly({ selectors: { '&[data-focused]': forcedHighlight } }),
  }),
);
export const presets = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[6],
    maxInlineSize: 262,
    padding: `0 ${space[12]} ${space[12]}`,
  }),
);
