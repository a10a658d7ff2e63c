import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../../tokens/contract.css.ts';
import { focusRing, focusRingInset, noRing } from '../../tokens/focus.css.ts';
import { inComponentsLayer } from '../../tokens/inLayer.ts';
import { headHeight, top, tracks } from '../base/grid.vars.css.ts';

const paper = `color-mix(in oklab, ${color.canvas} 55%, ${color.surface})`;

export const head = style(
  inComponentsLayer({
    display: 'block',
    position: 'sticky',
    insetBlockStart: top,
    zIndex: 3,
    selectors: { '[data-scroll="inside"] &, [data-scroll="both"] &': { insetBlockStart: 0 } },
  }),
);

export const headRow = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: tracks,
    blockSize: headHeight,
    background: paper,
    borderStartStartRadius: `calc(${radius.card} - 1px)`,
    borderStartEndRadius: `calc(${radius.card} - 1px)`,
  }),
);

export const headCell = style(
  inComponentsLayer({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    blockSize: headHeight,
    paddingInline: space[12],
    textAlign: 'start',
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    fontWeight: weight.medium,
    color: color.inkThird,
    background: 'inherit',
    borderBlockEnd: `1px solid ${color.line}`,
    whiteSpace: 'nowrap',
    selectors: {
      '&:first-child': {
        borderStartStartRadius: `calc(${radius.card} - 1px)`,
        paddingInlineStart: space[16],
      },
      '&:last-child': { borderStartEndRadius: `calc(${radius.card} - 1px)`, paddingInlineEnd: space[16] },
      '&[data-align="end"]': { justifyContent: 'end' },
      '&[data-align="center"]': { justifyContent: 'center' },
      '&[data-dragged]': { color: color.accentInk, background: color.accentSoft, cursor: 'grabbing' },
      '&[data-pin]': { position: 'sticky', zIndex: 1 },
      '&[data-pin="start"][data-edge]': { borderInlineEnd: `1px solid ${color.line}` },
      '&[data-pin="end"][data-edge]': { borderInlineStart: `1px solid ${color.line}` },
      '&:focus': noRing,
      '&:focus-visible': focusRingInset,
    },
  }),
);

export const headLabel = style(
  inComponentsLayer({ overflow: 'hidden', textOverflow: 'ellipsis', minInlineSize: 0 }),
);

export const sortButton = style(
  inComponentsLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minInlineSize: 0,
    minBlockSize: '24px',
    cursor: 'pointer',
    fontWeight: 'inherit',
    borderRadius: radius.small,
    selectors: {
      // Keeps a numeric header aligned with its numbers.
      '[data-align="end"] > &': { flexDirection: 'row-reverse' },
      '&:hover, [aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: color.ink },
      '&:active': { color: color.accentInk },
      '[data-dragged] > &': { cursor: 'grabbing' },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    },
  }),
);

export const sortMark = style(
  inComponentsLayer({
    inlineSize: '10px',
    blockSize: '10px',
    flexShrink: 0,
    opacity: 0,
    selectors: {
      '[aria-sort="ascending"] &, [aria-sort="descending"] &': { opacity: 1 },
      '[aria-sort="descending"] &': { transform: 'rotate(180deg)' },
      '[aria-sort="none"] button:is(:hover, :focus-visible) &': { opacity: 0.5 },
    },
  }),
);

export const sortOrder = style(inComponentsLayer({ color: color.accentInk, fontWeight: weight.semibold }));

export const visuallyHidden = style(
  inComponentsLayer({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

export const resizeHandle = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: '9px',
    cursor: 'col-resize',
    touchAction: 'none',
    userSelect: 'none',
    selectors: {
      '[data-pin="end"] > &': { insetInlineEnd: 'auto', insetInlineStart: 0 },
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: '9px',
        insetInlineEnd: 0,
        inlineSize: '1px',
        background: 'transparent',
      },
      '[data-pin="end"] > &::after': { insetInlineEnd: 'auto', insetInlineStart: 0 },
      'tr:hover &::after': { background: color.line },
      '&:hover::after, &[data-pulled]::after': {
        background: color.accent,
        inlineSize: '2px',
        insetBlock: 0,
      },
    },
  }),
);

export const cardSort = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 260px)',
    alignItems: 'center',
    gap: space[8],
    flex: '1 1 0',
    minInlineSize: 0,
  }),
);
