import { style } from '@vanilla-extract/css';
import { color, radius, size, space, weight } from '../tokens/contract.css.ts';
import { noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const list = style(
  inComponentsLayer({
    maxBlockSize: 320,
    minBlockSize: 0,
    overflow: 'auto',
    // Prevents the browser from anchoring to a row that is about to change.
    overflowAnchor: 'none',
    overscrollBehavior: 'contain',
    paddingInline: space[4],
    ...noRing,
  }),
);
export const option = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    boxSizing: 'border-box',
    padding: `${space[6]} ${space[8]}`,
    borderRadius: radius.small,
    cursor: 'default',
    selectors: {
      '&:hover': { background: color.sunken },
      '&[data-active]': { background: color.sunken, boxShadow: `inset 0 0 0 2px ${color.accentLine}` },
      '&[aria-selected="true"]': { color: color.accentInk, fontWeight: weight.medium },
      '&[aria-selected="true"]:not([data-ticked])': { background: color.accentSoft },
      '&[aria-disabled]': { color: color.inkThird, cursor: 'not-allowed' },
    },
    '@media': {
      '(pointer: coarse)': { paddingBlock: space[12] },
      '(forced-colors: active)': { selectors: { '&[data-active]': { outline: '2px solid Highlight' } } },
    },
  }),
);
/** A fixed height, so that positions can be computed; truncated text is in the title. */
export const inWindow = style(
  inComponentsLayer({
    paddingBlock: 0,
    overflow: 'hidden',
    '@media': { '(pointer: coarse)': { paddingBlock: 0 } },
  }),
);
export const words = style(
  inComponentsLayer({ display: 'grid', flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const oneLine = style(
  inComponentsLayer({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const tick = style(
  inComponentsLayer({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: 16,
    blockSize: 16,
    border: `1.5px solid ${color.controlBorder}`,
    borderRadius: radius.small,
    background: color.surface,
    color: color.onAccent,
    selectors: {
      '[aria-selected="true"] > &': { background: color.accent, borderColor: color.accent },
      '[aria-disabled] > &': { opacity: 0.6 },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        selectors: { '[aria-selected="true"] > &': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  }),
);
export const popover = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'max(var(--trigger-width), 240px)',
  }),
);
export const dialog = style(
  inComponentsLayer({ display: 'flex', flexDirection: 'column', minBlockSize: 0, ...noRing }),
);
export const head = style(
  inComponentsLayer({ padding: space[8], display: 'flex', flexDirection: 'column', gap: space[4] }),
);
export const search = style(
  inComponentsLayer({
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: size.control,
    paddingInline: '10px',
    border: `1px solid ${color.controlBorder}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.ink,
    font: 'inherit',
    ...noRing,
    selectors: {
      '&::placeholder': { color: color.inkThird, opacity: 1 },
      '&:focus': {
        borderColor: color.accent,
        boxShadow: `0 0 0 1px ${color.accent}`,
        outline: '2px solid transparent',
      },
    },
    '@media': { '(pointer: coarse)': { fontSize: '1rem' } },
  }),
);
