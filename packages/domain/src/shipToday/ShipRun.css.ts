import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, space, text, weight } from '@khep/ui/tokens';

const narrow = '(max-width: 767px)';
const clip = {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const group = style(
  inComponentsLayer({
    selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } },
  }),
);
export const progress = style(
  inComponentsLayer({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 }),
);
export const line = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[8],
    fontSize: text.label.fontSize,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const strong = style(inComponentsLayer({ fontWeight: weight.semibold }));
export const message = style(inComponentsLayer({ flex: 1, color: color.inkSecond }));
export const orders = style(
  inComponentsLayer({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `1px solid ${color.line}`,
  }),
);
export const order = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: '16px 92px minmax(0, 1.2fr) minmax(0, 1.1fr) minmax(0, 1.8fr) 76px',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: '34px',
    padding: `${space[4]} 14px`,
    fontSize: text.label.fontSize,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.lineSoft}` } },
    '@media': {
      [narrow]: { gridTemplateColumns: '16px minmax(0, 1fr) auto', gap: `${space[2]} ${space[8]}` },
    },
  }),
);
export const icon = style(
  inComponentsLayer({
    display: 'grid',
    color: color.inkThird,
    selectors: {
      '[data-state="failed"] > &': { color: color.tone.critical.ink },
      '[data-state="done"] > &': { color: color.tone.positive.ink },
      '[data-state="working"] > &': { color: color.accentInk },
    },
  }),
);
export const number = style(inComponentsLayer({ fontWeight: weight.semibold, whiteSpace: 'nowrap' }));
export const buyer = style(inComponentsLayer({ ...clip, '@media': { [narrow]: { gridColumn: '2 / -1' } } }));
export const awb = style(
  inComponentsLayer({
    ...clip,
    color: color.inkThird,
    '@media': { [narrow]: { gridColumn: '2 / -1' } },
  }),
);
// A reason is read whole.
export const words = style(
  inComponentsLayer({
    minInlineSize: 0,
    color: color.inkSecond,
    overflowWrap: 'anywhere',
    '@media': { [narrow]: { gridColumn: '2 / -1' } },
  }),
);
export const price = style(
  inComponentsLayer({ textAlign: 'end', '@media': { [narrow]: { gridColumn: '3', gridRow: '1' } } }),
);
export const more = style(inComponentsLayer({ padding: `${space[4]} ${space[6]}` }));
