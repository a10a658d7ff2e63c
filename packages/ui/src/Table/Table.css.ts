import { createContainer, style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../tokens/contract.css.ts';
import { focusRingInset, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

/** Minimum cell width in stacked rows. */
export const minWidth = '--khep-table-least';

/** Below this width, columns of a stacked table don't fit. */
const place = createContainer();
const narrow = `${place} (max-width: 560px)`;

export const frame = style(
  inComponentsLayer({
    overflowX: 'auto',
    // Text for screen readers is positioned: without this it would widen the page beyond the frame.
    position: 'relative',
    minInlineSize: 0,
    borderRadius: radius.small,
    ...noRing,
    selectors: {
      '&:focus-visible': focusRingInset,
      // Only this table's container; scrolling tables aren't affected.
      '&[data-reflowing]': { containerName: place, containerType: 'inline-size' },
    },
  }),
);
export const table = style(
  inComponentsLayer({
    inlineSize: '100%',
    fontVariantNumeric: 'tabular-nums',
    // Otherwise longer text would shift all columns and re-layout all cells.
    selectors: { '&[data-fixed]': { tableLayout: 'fixed', overflowWrap: 'anywhere' } },
    '@container': { [narrow]: { display: 'block', overflowWrap: 'anywhere' } },
  }),
);
/** Rows of body or footer. */
export const group = style(inComponentsLayer({ '@container': { [narrow]: { display: 'block' } } }));
export const row = style(
  inComponentsLayer({
    '@container': {
      [narrow]: {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(var(${minWidth}), 100%), 1fr))`,
        gap: `${space[8]} ${space[12]}`,
        paddingBlock: space[12],
        selectors: {
          '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.lineSoft}` },
          'tbody > &:first-child': { paddingBlockStart: 0 },
          'tbody:last-child > &:last-child': { paddingBlockEnd: 0 },
          'tfoot > &': { borderBlockStart: `1px solid ${color.line}` },
        },
      },
    },
  }),
);
const onlyHeard = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
export const caption = style(inComponentsLayer(onlyHeard));
/** When stacked, cells show their own header; the header row stays for screen readers. */
export const headings = style(inComponentsLayer({ '@container': { [narrow]: onlyHeard } }));

const align = {
  '&[data-align="end"]': { textAlign: 'end' },
  '&[data-align="center"]': { textAlign: 'center' },
  '&[data-whole]': { whiteSpace: 'nowrap' },
} as const;
const edges = { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } };

/** A stacked cell: the header above its content, buttons in the corner. */
const underName = {
  display: 'block',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  textAlign: 'start',
  selectors: {
    '&[data-align]': { textAlign: 'start' },
    '&:is(th)': { gridColumn: '1 / -1' },
    // The name leaves room for the buttons in its corner.
    'tr:has(> td[data-label=""]:last-child) > th&': { paddingInlineEnd: space[40] },
    '&:is(td)[data-label=""]:last-child': {
      position: 'absolute',
      // A button is slightly taller than the name's line.
      insetBlockStart: space[8],
      insetInlineEnd: 0,
    },
    'tbody > tr:first-child > &:is(td)[data-label=""]:last-child': { insetBlockStart: 0 },
    // The name of a footer row, "Total".
    '&:is(td)[data-label=""]:first-child': { gridColumn: '1 / -1' },
    '&:is(td):empty': { display: 'none' },
    '&:is(td):not([data-label=""])::before': {
      // Empty alternative text: screen readers use the header.
      content: 'attr(data-label) / ""',
      display: 'block',
      color: color.inkThird,
      fontSize: text.secondary.fontSize,
      lineHeight: text.secondary.lineHeight,
      fontWeight: weight.medium,
    },
  },
} as const;

export const head = style(
  inComponentsLayer({
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
  inComponentsLayer({
    padding: `calc(${space[12]} - 2px) ${space[12]}`,
    textAlign: 'start',
    // Aligned with the adjacent field or name.
    verticalAlign: 'baseline',
    fontWeight: weight.regular,
    borderBlockEnd: `1px solid ${color.lineSoft}`,
    selectors: { ...align, ...edges, 'tbody:last-child > tr:last-child > &': { borderBlockEnd: 0 } },
    '@container': { [narrow]: underName },
  }),
);
export const foot = style(
  inComponentsLayer({
    padding: `calc(${space[12]} - 2px) ${space[12]}`,
    textAlign: 'start',
    fontWeight: weight.semibold,
    borderBlockStart: `1px solid ${color.line}`,
    selectors: { ...align, ...edges },
    '@container': { [narrow]: underName },
  }),
);
