import { style } from '@vanilla-extract/css';
import { color, radius, space, weight } from '../tokens/contract.css.ts';
import { noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const row = style(
  inComponentsLayer({
    position: 'relative',
    // A code is left-to-right in every script.
    direction: 'ltr',
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: space[8],
    maxInlineSize: '304px',
  }),
);

export const cell = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    blockSize: '48px',
    border: `1px solid ${color.controlBorder}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.ink,
    fontSize: '1.25rem',
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-invalid] &': { borderColor: color.tone.critical.solid },
      'input:is(:focus, [data-focused]) ~ &[data-next]': {
        borderColor: color.accent,
        boxShadow: `0 0 0 1px ${color.accent}, 0 0 0 4px ${color.accentSoft}`,
        outline: '2px solid transparent',
      },
      '[data-disabled] &': { background: color.sunken, borderColor: color.line, color: color.inkThird },
    },
  }),
);

/** A single input over six cells: its text is transparent, the cells show it. */
export const input = style(
  inComponentsLayer({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    inlineSize: '100%',
    blockSize: '100%',
    padding: 0,
    border: 0,
    background: 'transparent',
    color: 'transparent',
    caretColor: 'transparent',
    // Forced colors would make the text visible.
    forcedColorAdjust: 'none',
    // 16px prevents zooming on iOS.
    fontSize: '1rem',
    ...noRing,
    selectors: { '&::selection': { background: 'transparent' } },
  }),
);
