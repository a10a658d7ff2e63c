import { style } from '@vanilla-extract/css';
import { color, motion, radius, space, text, weight } from '../tokens/contract.css.ts';
import { focusRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

/** By container width, because cards are also used in drawers and asides. */
const narrow = '(max-width: 519px)';

export const cards = style(
  inComponentsLayer({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface,
  }),
);
// Cards share the group's columns, so that facts and prices align.
export const card = style(
  inComponentsLayer({
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'start',
    columnGap: space[12],
    padding: `${space[12]} ${space[16]}`,
    borderBlockStart: `1px solid ${color.lineSoft}`,
    color: color.ink,
    fontSize: text.body.fontSize,
    lineHeight: text.body.lineHeight,
    cursor: 'default',
    outline: 'none',
    transition: `background ${motion.fast}`,
    selectors: {
      '&:first-child': {
        borderBlockStart: 'none',
        borderStartStartRadius: radius.card,
        borderStartEndRadius: radius.card,
      },
      '&:last-child': { borderEndStartRadius: radius.card, borderEndEndRadius: radius.card },
      '&[data-hovered]': { background: color.canvas },
      '&[data-selected]': { background: color.accentSoft },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: color.inkThird },
    },
    '@container': { [narrow]: { rowGap: space[8] } },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
);
export const ring = style(
  inComponentsLayer({
    boxSizing: 'border-box',
    inlineSize: 16,
    blockSize: 16,
    marginBlockStart: space[2],
    border: `1.5px solid ${color.controlBorder}`,
    borderRadius: '50%',
    background: color.surface,
    selectors: { '[data-selected] > &': { border: `5px solid ${color.accent}` } },
  }),
);
export const words = style(
  inComponentsLayer({
    display: 'grid',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@container': { [narrow]: { gridColumn: '2 / 4' } },
  }),
);
export const title = style(
  inComponentsLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[8]}` }),
);
export const name = style(inComponentsLayer({ fontWeight: weight.semibold }));
export const below = style(inComponentsLayer({ ...text.secondary, color: color.inkSecond }));
export const facts = style(
  inComponentsLayer({
    gridColumn: 3,
    display: 'flex',
    gap: space[24],
    '@container': {
      [narrow]: { gridColumn: '2 / -1', gridRow: 2, flexWrap: 'wrap', gap: `${space[4]} ${space[20]}` },
    },
  }),
);
export const fact = style(inComponentsLayer({ display: 'grid', minInlineSize: 56 }));
export const detail = style(
  inComponentsLayer({ fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' }),
);
export const term = style(inComponentsLayer({ ...text.secondary, color: color.inkSecond }));
export const end = style(
  inComponentsLayer({
    gridColumn: 4,
    justifySelf: 'end',
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
);
