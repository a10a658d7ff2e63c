import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../tokens/contract.css.ts';
import { focusRingInset, noRing } from '../tokens/focus.css.ts';
import { inComponents } from '../tokens/inLayer.ts';

export const frame = style(
  inComponents({
    overflowX: 'auto',
    minInlineSize: 0,
    borderRadius: radius.small,
    ...noRing,
    selectors: { '&:focus-visible': focusRingInset },
  }),
);
export const table = style(
  inComponents({
    inlineSize: '100%',
    fontVariantNumeric: 'tabular-nums',
    // Otherwise one longer word moves the edges of all columns, and every cell is laid out anew.
    selectors: { '&[data-fixed]': { tableLayout: 'fixed', overflowWrap: 'anywhere' } },
  }),
);
export const caption = style(
  inComponents({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

const align = {
  '&[data-align="end"]': { textAlign: 'end' },
  '&[data-align="center"]': { textAlign: 'center' },
} as const;
const edges = { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } };

export const head = style(
  inComponents({
    padding: `${space[8]} ${space[12]}`,
    textAlign: 'start',
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    borderBlockEnd: `1px solid ${color.line}`,
    selectors: { ...align, ...edges },
  }),
);
export const cell = style(
  inComponents({
    padding: `calc(${space[12]} - 2px) ${space[12]}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: weight.regular,
    borderBlockEnd: `1px solid ${color.lineSoft}`,
    selectors: { ...align, ...edges, 'tbody:last-child > tr:last-child > &': { borderBlockEnd: 0 } },
  }),
);
export const foot = style(
  inComponents({
    padding: `calc(${space[12]} - 2px) ${space[12]}`,
    textAlign: 'start',
    fontWeight: weight.semibold,
    borderBlockStart: `1px solid ${color.line}`,
    selectors: { ...align, ...edges },
  }),
);
