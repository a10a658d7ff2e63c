import { style } from '@vanilla-extract/css';
import { color, focusRingInset, space, text, weight } from '@khep/ui/tokens';

/** Pixels; the sheet computes which cells are visible from them. */
export const sheetMetrics = { row: 40, head: 40, label: 168, narrowLabel: 72, column: 116 } as const;

export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: 520,
  borderBlock: `1px solid ${color.line}`,
  overscrollBehavior: 'contain',
});
export const canvas = style({ position: 'relative' });
/** One line for a column, not a border for each of its cells: hundreds of borders take longer to paint than the prices. */
export const columnLine = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 1,
  background: color.lineSoft,
});
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  display: 'flex',
  blockSize: sheetMetrics.head,
  background: color.sunken,
  fontSize: text.secondary.fontSize,
  color: color.inkSecond,
});
// In the flow of its row: hundreds of positioned or contained boxes would each be a layer.
const cellBox = style({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: sheetMetrics.column - 1,
  blockSize: sheetMetrics.row - 1,
  // A clip costs more than its text, so only a cell that may be too full has one.
  lineHeight: `${sheetMetrics.row - 1}px`,
  textAlign: 'end',
  paddingInline: space[8],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-full]': { overflow: 'hidden' } },
});
export const headCell = style([
  cellBox,
  { overflow: 'hidden', blockSize: sheetMetrics.head, background: color.sunken },
]);
export const row = style({
  display: 'flex',
  position: 'absolute',
  insetInline: 0,
  boxSizing: 'border-box',
  blockSize: sheetMetrics.row,
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  contain: 'size layout style',
});
export const rowHead = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  flex: 'none',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  blockSize: '100%',
  paddingInline: space[12],
  background: color.surface,
  borderInlineEnd: `1px solid ${color.line}`,
  overflow: 'hidden',
});
export const corner = style([rowHead, { background: color.sunken, zIndex: 4 }]);
export const zoneCode = style({ fontWeight: weight.semibold, flex: 'none' });
export const zoneName = style({
  fontSize: text.secondary.fontSize,
  color: color.inkSecond,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const cell = style([
  cellBox,
  {
    cursor: 'cell',
    userSelect: 'none',
    selectors: {
      '&[data-changed]': { background: color.tone.caution.soft },
      '&[data-selected]': { background: color.accentSoft },
      '&[aria-invalid]': {
        boxShadow: `inset 0 0 0 1px ${color.tone.critical.solid}`,
        color: color.tone.critical.ink,
      },
      '&:focus': { outline: 'none' },
      '&[data-active]': focusRingInset,
      '&[data-readonly]': { cursor: 'default' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-selected]': { outline: '1px solid Highlight' } } },
    },
  },
]);
export const computed = style([
  cellBox,
  {
    background: color.sunken,
    color: color.inkSecond,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: 0,
    justifyContent: 'center',
    lineHeight: 1.2,
  },
]);
export const difference = style({
  fontSize: text.label.fontSize,
  selectors: {
    '&[data-direction="up"]': { color: color.tone.critical.ink },
    '&[data-direction="down"]': { color: color.tone.positive.ink },
  },
});
export const before = style({
  marginInlineEnd: space[6],
  color: color.inkThird,
  fontSize: text.label.fontSize,
  textDecoration: 'line-through',
});
export const input = style({
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  padding: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'end',
  outline: 'none',
});
export const handle = style({
  position: 'absolute',
  inlineSize: 10,
  blockSize: 10,
  zIndex: 1,
  background: color.accent,
  border: `1px solid ${color.surface}`,
  cursor: 'crosshair',
  touchAction: 'none',
});
const band = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[16]}`,
  minBlockSize: 36,
  padding: `${space[6]} ${space[16]}`,
  fontSize: text.secondary.fontSize,
  color: color.inkSecond,
});
export const bar = style([band, { fontVariantNumeric: 'tabular-nums' }]);
export const barName = style({ fontWeight: weight.semibold, color: color.ink });
export const barEnd = style({ marginInlineStart: 'auto' });
export const problem = style({ color: color.tone.critical.ink });
export const foot = band;
