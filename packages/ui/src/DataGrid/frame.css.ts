import { keyframes, style } from '@vanilla-extract/css';
import { color, radius, size, space, text } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';
import { areaHeight, headHeight, top } from './base/grid.vars.css.ts';

const sweep = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } });

export const frame = style(
  inComponentsLayer({
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    position: 'relative',
    minInlineSize: 0,
    vars: { [headHeight]: '36px' },
    selectors: {
      '&[data-card-sort]': {
        vars: { [headHeight]: `calc(${size.control} + ${space[12]})` },
      },
    },
  }),
);

export const scroller = style(
  inComponentsLayer({
    borderRadius: `calc(${radius.card} - 1px)`,
    selectors: {
      '&[data-scroll="inside"]': {
        overflow: 'auto',
        maxBlockSize: areaHeight,
        scrollPaddingBlockStart: headHeight,
        overscrollBehaviorInline: 'contain',
      },
      // A wide grid scrolls in its own area, so that the header stays visible, with room for the bulk bar.
      '&[data-scroll="both"]': {
        overflow: 'auto',
        maxBlockSize: `max(320px, calc(100dvh - ${top} - 112px))`,
        scrollPaddingBlockStart: headHeight,
        overscrollBehaviorInline: 'contain',
      },
      '&[data-has-footer]': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    },
  }),
);

// Rows are positioned absolutely, so the table is a block; roles keep its semantics.
export const table = style(
  inComponentsLayer({
    display: 'block',
    fontVariantNumeric: 'tabular-nums',
    minInlineSize: '100%',
    // No text selection while selecting cells.
    selectors: { '&[data-reaching]': { userSelect: 'none' } },
  }),
);

export const footer = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[8]} ${space[16]}`,
    minBlockSize: '44px',
    paddingBlock: space[6],
    paddingInline: space[16],
    borderBlockStart: `1px solid ${color.line}`,
    color: color.inkThird,
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const footerEnd = style(
  inComponentsLayer({ marginInlineStart: 'auto', display: 'flex', gap: space[8], alignItems: 'center' }),
);

/** Marks the drop position of a dragged column. */
export const dropMark = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '2px',
    zIndex: 4,
    background: color.accent,
    pointerEvents: 'none',
    display: 'none',
    selectors: { '&[data-shown]': { display: 'block' } },
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
);

/** Over the rows of another search while the current one loads. Appears late, so that a fast answer shows none. */
export const staleBar = style(
  inComponentsLayer({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    zIndex: 5,
    blockSize: '3px',
    overflow: 'hidden',
    borderStartStartRadius: radius.card,
    borderStartEndRadius: radius.card,
    pointerEvents: 'none',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: '-30%',
        inlineSize: '30%',
        background: color.accent,
        animation: `${sweep} 1.2s 200ms ease-in-out infinite`,
      },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        selectors: { '&::before': { animation: 'none', insetInlineStart: 0, inlineSize: '100%' } },
      },
      '(forced-colors: active)': { selectors: { '&::before': { background: 'Highlight' } } },
    },
  }),
);
