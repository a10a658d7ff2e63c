import { keyframes, style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../../tokens/contract.css.ts';
import { focusRing, focusRingInset, noRing } from '../../tokens/focus.css.ts';
import { inComponentsLayer } from '../../tokens/inLayer.ts';
import { headHeight, rowHeight, seenWidth, top, tracks } from '../base/grid.vars.css.ts';

export const body = style(
  inComponentsLayer({ display: 'block', position: 'relative', contain: 'size layout style' }),
);

/** Rows are contained: a change affects no other layout. */
export const row = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '100%',
    blockSize: rowHeight,
    display: 'grid',
    gridTemplateColumns: tracks,
    gridTemplateRows: 'minmax(0, 1fr)',
    contain: 'size layout style',
    verticalAlign: 'baseline',
    background: color.surface,
    selectors: {
      '&[data-has-action]': { cursor: 'pointer' },
      '&[data-has-action]:hover': {
        background: `color-mix(in oklab, ${color.canvas} 60%, ${color.surface})`,
      },
      '&[data-has-action]:active': { background: color.sunken },
      '&[aria-selected="true"]': {
        background: `color-mix(in oklab, ${color.accentSoft} 62%, ${color.surface})`,
      },
      '&[data-current]': {
        background: `color-mix(in oklab, ${color.accentSoft} 62%, ${color.surface})`,
        boxShadow: `inset 3px 0 ${color.accent}`,
      },
      // Selected rows keep their colour in hover and pressed state.
      '&[data-has-action][aria-selected="true"]:hover': { background: color.accentSoft },
      '&[data-has-action][aria-selected="true"]:active': {
        background: `color-mix(in oklab, ${color.accentSoft} 92%, ${color.accentLine})`,
      },
      '[data-scroll]:not([data-has-footer]) &[data-last]:not([data-expanded])': {
        borderEndStartRadius: `calc(${radius.card} - 1px)`,
        borderEndEndRadius: `calc(${radius.card} - 1px)`,
      },
      // The error bubble overlaps the rows below.
      '&[data-writing]': { zIndex: 2 },
    },
  }),
);

export const cell = style(
  inComponentsLayer({
    // Explicit, because the UA default `inherit` would recompute every cell's style whenever its row moves.
    verticalAlign: 'baseline',
    minInlineSize: 0,
    paddingInline: space[12],
    textAlign: 'start',
    fontWeight: weight.regular,
    borderBlockEnd: `1px solid ${color.lineSoft}`,
    // `clip` instead of `hidden`: a link's focus ring may exceed the edge.
    overflow: 'clip',
    overflowClipMargin: '4px',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Keeps focused rows clear of the sticky header and top bar.
    scrollMarginBlockStart: `calc(${top} + ${headHeight})`,
    selectors: {
      '[data-scroll="inside"] &, [data-scroll="both"] &': { scrollMarginBlockStart: 0 },
      '[data-lines="2"] &': { paddingBlockStart: '10px' },
      '[data-lines="1"] &': { paddingBlockStart: '8px' },
      '[data-dense="row"][data-lines="2"] &': { paddingBlockStart: '9px' },
      '[data-dense="card"] &': { paddingBlockStart: '7px' },
      '[data-wrap] &': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      '&:first-child': { paddingInlineStart: space[16] },
      '&:last-child': { paddingInlineEnd: space[16] },
      '&[data-align="end"]': { textAlign: 'end' },
      '&[data-align="center"]': { textAlign: 'center' },
      'tr[data-last]:not([data-expanded]) > &': { borderBlockEndColor: 'transparent' },
      '&[data-pin]': { position: 'sticky', zIndex: 1, background: 'inherit' },
      '&[data-pin="start"][data-edge]': { borderInlineEnd: `1px solid ${color.line}` },
      '&[data-pin="end"][data-edge]': { borderInlineStart: `1px solid ${color.line}` },
      '&[data-in-range]': { background: `color-mix(in oklab, ${color.accent} 14%, ${color.surface})` },
      '&[data-editable]': { cursor: 'text' },
      '&[data-open]': { position: 'relative', overflow: 'visible' },
      '&[data-pin][data-open]': { position: 'sticky' },
      '&[data-state="refused"]': {
        background: color.tone.critical.soft,
        boxShadow: `inset 2px 0 ${color.tone.critical.solid}`,
      },
      '&[data-state="saving"]': { color: color.inkThird },
      // The lightest text has too little contrast on a range.
      '&[data-in-range][data-state="saving"]': { color: color.inkSecond },
      '&:focus': noRing,
      '&:focus-visible': focusRingInset,
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          'tr[aria-selected="true"] > &:first-child, tr[data-current] > &:first-child': {
            borderInlineStart: '3px solid Highlight',
          },
          '&[data-in-range]': { outline: '1px solid Highlight', outlineOffset: '-1px' },
        },
      },
    },
  }),
);

export const detailRow = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '100%',
    display: 'block',
    background: `color-mix(in oklab, ${color.canvas} 55%, ${color.surface})`,
  }),
);

export const detail = style(
  inComponentsLayer({
    position: 'sticky',
    insetInlineStart: 0,
    display: 'block',
    inlineSize: seenWidth,
    padding: `${space[12]} ${space[16]}`,
    borderBlockEnd: `1px solid ${color.lineSoft}`,
    textAlign: 'start',
    scrollMarginBlockStart: `calc(${top} + ${headHeight})`,
    selectors: { '&:focus': noRing, '&:focus-visible': focusRingInset },
  }),
);

export const card = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    // Extra space is at the bottom, not between related lines.
    rowGap: space[6],
    blockSize: `calc(${rowHeight} - 21px)`,
    selectors: {
      '[data-dense="card"] &': { rowGap: space[2], blockSize: `calc(${rowHeight} - 8px)` },
    },
  }),
);

/** Two slots side by side; each line distributes its own space. */
export const cardLine = style(
  inComponentsLayer({
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: space[12],
    minInlineSize: 0,
    selectors: {
      '[data-narrow] &:last-child': {
        flexDirection: 'column',
        alignItems: 'stretch',
        rowGap: space[4],
      },
    },
  }),
);

export const cardPlace = style(
  inComponentsLayer({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    // Room for a link's focus ring without shifting it.
    paddingBlockStart: space[4],
    marginBlockStart: `calc(-1 * ${space[4]})`,
    paddingInline: space[4],
    marginInline: `calc(-1 * ${space[4]})`,
    overflow: 'hidden',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    minInlineSize: 0,
    // The end (status or number) takes its natural width; the start wraps.
    flex: '1 1 0',
    selectors: {
      '&:nth-child(even)': { flex: '0 1 auto', maxInlineSize: '70%', textAlign: 'end' },
      'div:first-child > &': { WebkitLineClamp: 2 },
      '[data-dense="card"] &': { display: 'block', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
      '[data-lines="1"] div:last-child > &': { WebkitLineClamp: 1 },
      '[data-narrow] div:last-child > &': { flex: 'none' },
      '[data-narrow] div:last-child > &:nth-child(even)': { maxInlineSize: 'none', textAlign: 'start' },
    },
  }),
);

export const cardLabel = style(
  inComponentsLayer({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

export const expander = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    marginInlineStart: '-6px',
    marginBlockStart: '-2px',
    borderRadius: radius.small,
    color: color.inkThird,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.ink, background: color.sunken },
      '&:active': { color: color.ink, background: color.line },
      '&:focus-visible': focusRing,
    },
  }),
);

export const expanderMark = style(
  inComponentsLayer({
    selectors: {
      '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' },
      '[dir="rtl"] [aria-expanded="false"] > &': { transform: 'scaleX(-1)' },
    },
  }),
);

export const resultPlace = style(
  inComponentsLayer({
    display: 'grid',
    alignContent: 'center',
    selectors: {
      '[data-lines="1"] td > &': { blockSize: `calc(${rowHeight} - 1px)`, marginBlockStart: '-8px' },
    },
  }),
);
export const result = style(
  inComponentsLayer({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    whiteSpace: 'normal',
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    color: color.inkThird,
    selectors: {
      // Two short lines fit a single-line row.
      '[data-lines="1"] &': { lineHeight: '15px' },
      '&[data-state="done"]': { color: color.tone.positive.ink },
      '&[data-state="failed"]': { color: color.tone.critical.ink },
    },
  }),
);

export const linePrimary = style(
  inComponentsLayer({
    display: 'block',
    overflow: 'clip',
    overflowClipMargin: '4px',
    textOverflow: 'ellipsis',
    selectors: {
      '[data-wrap] &': {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
      },
    },
  }),
);
export const lineSecondary = style(
  inComponentsLayer({
    display: 'block',
    overflow: 'clip',
    overflowClipMargin: '4px',
    textOverflow: 'ellipsis',
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    // A compact row has one line.
    selectors: {
      '[data-in-range] &': { color: color.inkSecond },
      '[data-lines="1"] &, [data-dense="card"] &': { display: 'none' },
    },
  }),
);

export const messageRow = style(inComponentsLayer({ display: 'block' }));
export const message = style(
  inComponentsLayer({
    position: 'sticky',
    insetInlineStart: 0,
    display: 'block',
    inlineSize: seenWidth,
    maxInlineSize: '100%',
    padding: 0,
  }),
);

export const skeletonRow = style(
  inComponentsLayer({ display: 'grid', gridTemplateColumns: tracks, blockSize: rowHeight }),
);

const pulse = keyframes({ '50%': { opacity: 0.45 } });

export const bone = style(
  inComponentsLayer({
    display: 'block',
    blockSize: '10px',
    borderRadius: radius.small,
    background: color.sunken,
    marginBlock: '5px 9px',
    selectors: { '[data-align="end"] &': { marginInlineStart: 'auto' } },
    animation: `${pulse} 1.4s ease-in-out infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  }),
);
