import { style } from '@vanilla-extract/css';
import { barRoom } from '../bottomRoom.ts';
import { color, radius, shadow, space, text, weight } from '../tokens/contract.css.ts';
import { focusRingInset, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const tray = style(
  inComponentsLayer({
    position: 'fixed',
    // Above a bar with actions, such as that of selected rows.
    insetBlockEnd: `calc(${space[16]} + var(${barRoom}, 0px))`,
    insetInlineEnd: space[16],
    // Above the page and its bars, below dialogs and toasts.
    zIndex: 40,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'min(360px, calc(100vw - 32px))',
    maxBlockSize: `min(480px, calc(100vh - 96px - var(${barRoom}, 0px)))`,
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface,
    boxShadow: shadow.floating,
  }),
);

export const head = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    flexShrink: 0,
    minBlockSize: '40px',
    paddingInline: '14px',
    textAlign: 'start',
    cursor: 'pointer',
    ...noRing,
    selectors: {
      '&:hover': { background: color.sunken },
      '&:focus-visible': { ...focusRingInset, borderRadius: radius.card },
    },
  }),
);
export const sign = style(inComponentsLayer({ display: 'grid' }));
export const headline = style(
  inComponentsLayer({ flex: 1, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' }),
);

export const body = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);
const small = { fontSize: text.secondary.fontSize, lineHeight: text.secondary.lineHeight } as const;
export const note = style(
  inComponentsLayer({
    ...small,
    flexShrink: 0,
    padding: `${space[8]} 14px ${space[4]}`,
    color: color.inkThird,
  }),
);
export const list = style(
  inComponentsLayer({
    minBlockSize: 0,
    overflow: 'auto',
    ...noRing,
    selectors: { '&:focus-visible': focusRingInset },
  }),
);
export const job = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    padding: `${space[8]} 14px 10px`,
    selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.lineSoft}` } },
  }),
);
export const line = style(
  inComponentsLayer({ display: 'flex', alignItems: 'center', gap: space[4], minBlockSize: '28px' }),
);
export const label = style(
  inComponentsLayer({ flex: 1, minInlineSize: 0, fontWeight: weight.medium, overflowWrap: 'anywhere' }),
);
export const state = style(
  inComponentsLayer({
    ...small,
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[6],
    color: color.inkThird,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-status="done"] > &': { color: color.tone.positive.ink },
      '[data-status="partial"] > &': { color: color.tone.caution.ink },
      '[data-status="failed"] > &': { color: color.tone.critical.ink },
    },
  }),
);
// Beside its icon, however long.
export const words = style(inComponentsLayer({ flex: 1, minInlineSize: 0 }));
export const actions = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[4]} ${space[12]}`,
  }),
);
export const toggle = style(
  inComponentsLayer({
    ...small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minBlockSize: '24px',
    borderRadius: radius.small,
    color: color.accentInk,
    fontWeight: weight.medium,
    cursor: 'pointer',
    ...noRing,
    selectors: { '&:focus-visible': focusRingInset },
  }),
);
export const issues = style(inComponentsLayer({ ...small, color: color.inkSecond }));
export const foot = style(
  inComponentsLayer({
    flexShrink: 0,
    padding: space[6],
    textAlign: 'end',
    borderBlockStart: `1px solid ${color.line}`,
  }),
);
