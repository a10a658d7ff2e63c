import { style } from '@vanilla-extract/css';
import { color, radius, size, space, text } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';
import { areaHeight, headHeight, top } from './grid.vars.css.ts';

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
      // Wider than its place: it scrolls both ways in a screenful of its own, so that the headings stay in sight,
      // and leaves room for the bulk bar below it.
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

// Rows are laid out by themselves, each at its place, so the table is a block: its roles say what it is.
export const table = style(
  inComponentsLayer({
    display: 'block',
    fontVariantNumeric: 'tabular-nums',
    minInlineSize: '100%',
    // while a block of cells is reached over, no text is
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

/** Where a dragged column would stand. */
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
