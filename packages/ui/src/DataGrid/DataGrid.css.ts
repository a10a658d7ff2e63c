import { createGlobalVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { color, motion, radius, shadow, size, space, text, weight } from '../tokens/contract.css.ts';
import { focusRing, focusRingInset, noRing } from '../tokens/focus.css.ts';
import { inComponents } from '../tokens/inLayer.ts';
import { stickyTop } from '../AppShell/stickyTop.css.ts';

/** Height of one row, from the script that also positions the rows. */
const rowHeight = createGlobalVar('khep-grid-row');
const areaHeight = createGlobalVar('khep-grid-area');

const headHeight = '36px';
const top = fallbackVar(stickyTop, '0px');

export const frame = style(
  inComponents({
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    position: 'relative',
    minInlineSize: 0,
  }),
);

export const scroller = style(
  inComponents({
    borderRadius: `calc(${radius.card} - 1px)`,
    selectors: {
      '&[data-scroll="inside"]': {
        overflow: 'auto',
        maxBlockSize: areaHeight,
        scrollPaddingBlockStart: headHeight,
      },
      '&[data-scroll="sideways"]': { overflowX: 'auto' },
      '&[data-has-footer]': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    },
  }),
);

export const table = style(
  inComponents({
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const headCell = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: top,
    zIndex: 2,
    blockSize: headHeight,
    paddingInline: space[12],
    textAlign: 'start',
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    fontWeight: weight.medium,
    color: color.inkThird,
    background: `color-mix(in oklab, ${color.canvas} 55%, ${color.surface})`,
    borderBlockEnd: `1px solid ${color.line}`,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    selectors: {
      '[data-scroll="inside"] &, [data-scroll="sideways"] &': { insetBlockStart: 0 },
      '&:first-child': {
        borderStartStartRadius: `calc(${radius.card} - 1px)`,
        paddingInlineStart: space[16],
      },
      '&:last-child': { borderStartEndRadius: `calc(${radius.card} - 1px)`, paddingInlineEnd: space[16] },
      '&[data-align="end"]': { textAlign: 'end' },
      '&[data-align="center"]': { textAlign: 'center' },
      '&:focus-visible': focusRingInset,
    },
  }),
);

export const sortButton = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minBlockSize: '24px',
    cursor: 'pointer',
    fontWeight: 'inherit',
    borderRadius: radius.small,
    selectors: {
      // the heading of a number keeps its end above the numbers
      '[data-align="end"] > &': { flexDirection: 'row-reverse' },
      '&:hover, [aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: color.ink },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    },
  }),
);

export const sortMark = style(
  inComponents({
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

export const row = style(
  inComponents({
    blockSize: rowHeight,
    selectors: {
      '&[data-has-action]': { cursor: 'pointer' },
    },
  }),
);

export const cell = style(
  inComponents({
    blockSize: rowHeight,
    padding: 0,
    paddingInline: space[12],
    verticalAlign: 'top',
    textAlign: 'start',
    fontWeight: weight.regular,
    borderBlockEnd: `1px solid ${color.lineSoft}`,
    // keeps a row that takes focus clear of the sticky heading and the page's top bar
    scrollMarginBlockStart: `calc(${top} + ${headHeight})`,
    scrollMarginBlockEnd: space[16],
    selectors: {
      '&:first-child': { paddingInlineStart: space[16] },
      '&:last-child': { paddingInlineEnd: space[16] },
      '&[data-align="end"]': { textAlign: 'end' },
      '&[data-align="center"]': { textAlign: 'center' },
      'tr:last-child > &': { borderBlockEndColor: 'transparent' },
      'tr[data-has-action]:hover > &': {
        background: `color-mix(in oklab, ${color.canvas} 60%, ${color.surface})`,
      },
      'tr[aria-selected="true"] > &': {
        background: `color-mix(in oklab, ${color.accentSoft} 62%, ${color.surface})`,
      },
      '&:focus': noRing,
      '&:focus-visible': focusRingInset,
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          'tr[aria-selected="true"] > &:first-child': { borderInlineStart: '3px solid Highlight' },
        },
      },
    },
  }),
);

const contentBase = {
  // clip, not hidden: the focus ring of a link may pass the edge
  overflow: 'clip',
  overflowClipMargin: '4px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const content = style(
  inComponents({
    ...contentBase,
    selectors: {
      '[data-lines="2"] &': { paddingBlockStart: '10px', maxBlockSize: `calc(${rowHeight} - 2px)` },
      '[data-lines="1"] &': { paddingBlockStart: '8px', maxBlockSize: `calc(${rowHeight} - 2px)` },
    },
  }),
);

export const card = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[12],
    alignContent: 'space-between',
    blockSize: `calc(${rowHeight} - 1px)`,
    paddingBlock: '10px',
  }),
);

export const cardPlace = style(
  inComponents({
    ...contentBase,
    maxInlineSize: '100%',
    selectors: { '&:nth-child(even)': { textAlign: 'end', justifySelf: 'end', maxInlineSize: '56vw' } },
  }),
);

export const cardLabel = style(
  inComponents({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

export const checkboxHit = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    marginInlineStart: '-6px',
    cursor: 'pointer',
    selectors: {
      '[data-lines="2"] td > &': { marginBlockStart: '6px' },
      '[data-lines="1"] td > &': { marginBlockStart: '3px' },
    },
  }),
);

export const checkbox = style(
  inComponents({
    appearance: 'none',
    margin: 0,
    inlineSize: '16px',
    blockSize: '16px',
    border: `1.5px solid ${color.controlBorder}`,
    borderRadius: radius.small,
    background: color.surface,
    cursor: 'inherit',
    display: 'grid',
    placeItems: 'center',
    selectors: {
      '&:checked, &:indeterminate': { background: color.accent, borderColor: color.accent },
      '&:focus-visible': focusRing,
      '&::before': { content: '""', boxSizing: 'border-box' },
      '&:checked::before': {
        inlineSize: '9px',
        blockSize: '5px',
        borderInlineStart: `1.8px solid ${color.onAccent}`,
        borderBlockEnd: `1.8px solid ${color.onAccent}`,
        transform: 'translateY(-1px) rotate(-45deg)',
      },
      '&:indeterminate::before': {
        inlineSize: '8px',
        blockSize: '2px',
        background: color.onAccent,
        border: 0,
        transform: 'none',
      },
    },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  }),
);

export const linePrimary = style(
  inComponents({ display: 'block', overflow: 'clip', overflowClipMargin: '4px', textOverflow: 'ellipsis' }),
);
export const lineSecondary = style(
  inComponents({
    display: 'block',
    overflow: 'clip',
    overflowClipMargin: '4px',
    textOverflow: 'ellipsis',
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
  }),
);

export const message = style(inComponents({ padding: 0 }));

const pulse = keyframes({ '50%': { opacity: 0.45 } });

export const bone = style(
  inComponents({
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

export const footer = style(
  inComponents({
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
  inComponents({ marginInlineStart: 'auto', display: 'flex', gap: space[8], alignItems: 'center' }),
);

export const bulkBar = style(
  inComponents({
    position: 'sticky',
    insetBlockEnd: space[16],
    zIndex: 3,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[6]} ${space[12]}`,
    minBlockSize: '48px',
    paddingBlock: space[8],
    paddingInline: `${space[16]} ${space[8]}`,
    borderRadius: radius.card,
    background: color.inverse.surface,
    color: color.inverse.ink,
    boxShadow: shadow.floating,
    fontVariantNumeric: 'tabular-nums',
    border: '1px solid transparent',
  }),
);

export const bulkCount = style(inComponents({ fontWeight: weight.semibold }));
export const bulkSummary = style(inComponents({ color: color.inverse.inkSecond }));
export const bulkActions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[8],
    marginInlineStart: 'auto',
    alignItems: 'center',
  }),
);

export const bulkAction = style(
  inComponents({
    minBlockSize: size.controlSmall,
    paddingInline: '10px',
    borderRadius: radius.control,
    border: '1px solid transparent',
    background: color.inverse.raised,
    color: color.inverse.ink,
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
    fontWeight: weight.semibold,
    cursor: 'pointer',
    transition: `background ${motion.fast} ${motion.ease}`,
    selectors: {
      '&[data-hovered]': {
        background: `color-mix(in oklab, ${color.inverse.raised} 84%, ${color.inverse.ink})`,
      },
      '&[data-primary]': { background: color.surface, color: color.ink },
      '&[data-primary][data-hovered]': { background: color.accentSoft },
      '&[data-quiet]': {
        display: 'grid',
        placeItems: 'center',
        inlineSize: size.controlSmall,
        paddingInline: 0,
        background: 'none',
        color: color.inverse.inkSecond,
      },
      '&[data-quiet][data-hovered]': { background: color.inverse.raised },
      '&[data-disabled], &[data-pending]': { opacity: 0.55, cursor: 'default' },
      '&[data-focus-visible]': { outline: `2px solid ${color.inverse.ink}`, outlineOffset: '2px' },
    },
  }),
);
