import { fallbackVar, style } from '@vanilla-extract/css';
import { stickyTop } from '../AppShell/stickyTop.css.ts';
import { barRoom, trayRoom } from '../bottomRoom.ts';
import { color, radius, space, text, weight } from '../tokens/contract.css.ts';
import { focusRing, focusRingInset, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

/** Pixels that the panel may have of the screen; set by the component. */
export const roomProperty = '--khep-split-panel-room';

/** Panel width, set by the component. */
export const widthProperty = '--khep-split-panel-width';

export const split = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'stretch',
    minInlineSize: 0,
    minBlockSize: 0,
    blockSize: '100%',
  }),
);
export const list = style(inComponentsLayer({ flex: 1, minInlineSize: 0, minBlockSize: 0 }));

/** A thin line with a hit area of sixteen pixels. */
export const divider = style(
  inComponentsLayer({
    position: 'relative',
    flexShrink: 0,
    inlineSize: '24px',
    cursor: 'col-resize',
    touchAction: 'none',
    userSelect: 'none',
    ...noRing,
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: '11px',
        inlineSize: '2px',
        borderRadius: radius.pill,
        background: 'transparent',
      },
      '&:hover::after': { background: color.accentLine },
      '&:focus-visible::after, &:active::after': { background: color.accent },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&:focus-visible::after': { background: 'Highlight' } } },
    },
  }),
);

export const panel = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: 0,
    background: color.surface,
    ...noRing,
    selectors: {
      'aside&': {
        flexShrink: 0,
        // Beside a list that is longer than the screen, it stays in sight with its actions.
        position: 'sticky',
        insetBlockStart: `calc(${fallbackVar(stickyTop, '0px')} + ${space[16]})`,
        alignSelf: 'flex-start',
        blockSize: '100%',
        // Its actions end above a bar and above a closed tray of jobs; one that was opened covers them until it is closed.
        maxBlockSize: `calc(var(${roomProperty}, 100vh) - var(${barRoom}, 0px) - min(var(${trayRoom}, 0px), 72px))`,
        inlineSize: `min(var(${widthProperty}), calc(100% - 320px))`,
        border: `1px solid ${color.line}`,
        borderRadius: radius.card,
      },
      'section&': { blockSize: '100%' },
    },
  }),
);

export const overlay = style(inComponentsLayer({ position: 'fixed', inset: 0, zIndex: 50 }));
export const screen = style(
  inComponentsLayer({ blockSize: 'var(--visual-viewport-height, 100%)', background: color.surface }),
);

export const head = style(
  inComponentsLayer({ padding: `${space[8]} 18px ${space[12]}`, borderBlockEnd: `1px solid ${color.line}` }),
);
export const ways = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    marginInline: '-8px',
    marginBlockEnd: space[4],
  }),
);
export const end = style(inComponentsLayer({ display: 'flex', gap: space[2], marginInlineStart: 'auto' }));
export const way = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: radius.control,
    color: color.inkThird,
    cursor: 'pointer',
    ...noRing,
    selectors: {
      '&[data-hovered]:not([aria-disabled="true"])': { background: color.sunken, color: color.ink },
      '&[data-focus-visible]': focusRing,
      '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.4 },
    },
    '@media': { '(pointer: coarse)': { inlineSize: '40px', blockSize: '40px' } },
  }),
);
export const position = style(
  inComponentsLayer({
    marginInlineStart: space[4],
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const titleLine = style(
  inComponentsLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] }),
);
/** Focused for screen readers only: no ring. */
export const title = style(
  inComponentsLayer({
    minInlineSize: 0,
    fontSize: text.title.fontSize,
    lineHeight: text.title.lineHeight,
    letterSpacing: text.title.letterSpacing,
    fontWeight: weight.bold,
    overflowWrap: 'anywhere',
    ...noRing,
  }),
);
export const description = style(inComponentsLayer({ color: color.inkThird, marginBlockStart: space[2] }));
export const body = style(
  inComponentsLayer({
    flex: 1,
    minBlockSize: 0,
    overflow: 'auto',
    padding: `${space[16]} 18px`,
    ...noRing,
    selectors: { '&:focus-visible': focusRingInset },
  }),
);
export const foot = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[8],
    padding: `${space[12]} 18px`,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);
