import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space, text, weight } from '@khep/ui/tokens';

const narrow = '(max-width: 767px)';
const small12 = { fontSize: text.secondary.fontSize, lineHeight: text.secondary.lineHeight } as const;
const clip = {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
const columns = '24px 22px minmax(104px, 1fr) 44px 92px 68px minmax(168px, 1.3fr)';

export const warehouse = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[8],
    marginBlockEnd: space[8],
  }),
);
export const warehouseName = style(
  inComponentsLayer({
    margin: 0,
    fontSize: text.title.fontSize,
    lineHeight: '20px',
    fontWeight: weight.bold,
  }),
);
export const small = style(
  inComponentsLayer({ ...small12, margin: 0, color: color.inkThird, fontVariantNumeric: 'tabular-nums' }),
);
export const card = style(
  inComponentsLayer({
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface,
    overflow: 'hidden',
  }),
);
export const headers = style(
  inComponentsLayer({
    ...small12,
    display: 'grid',
    gridTemplateColumns: columns,
    gap: '10px',
    padding: `${space[8]} 14px ${space[8]} ${space[12]}`,
    borderBlockEnd: `1px solid ${color.line}`,
    background: color.canvas,
    color: color.inkThird,
    fontWeight: weight.medium,
    '@media': { [narrow]: { display: 'none' } },
  }),
);
export const courierHeader = style(inComponentsLayer({ gridColumn: '3' }));
export const end = style(inComponentsLayer({ textAlign: 'end' }));
export const groups = style(inComponentsLayer({ margin: 0, padding: 0, listStyle: 'none' }));
export const group = style(
  inComponentsLayer({
    selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } },
  }),
);
export const head = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'center',
    gap: '10px',
    padding: `${space[8]} 14px ${space[8]} ${space[12]}`,
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [narrow]: {
        gridTemplateColumns: '24px 22px minmax(0, 1fr) auto auto',
        gap: `${space[6]} ${space[8]}`,
      },
    },
  }),
);
export const opener = style(inComponentsLayer({ display: 'grid' }));
export const toggle = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: radius.small,
    color: color.inkThird,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&:hover': { background: color.sunken, color: color.ink },
      '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '1px' },
    },
  }),
);
export const courier = style(inComponentsLayer({ minInlineSize: 0, fontWeight: weight.semibold }));
export const orders = style(inComponentsLayer({ textAlign: 'end', fontWeight: weight.semibold }));
export const price = style(inComponentsLayer({ textAlign: 'end', fontWeight: weight.semibold }));
export const promise = style(
  inComponentsLayer({ textAlign: 'end', '@media': { [narrow]: { display: 'none' } } }),
);
export const last = style(
  inComponentsLayer({ minInlineSize: 0, '@media': { [narrow]: { gridColumn: '2 / -1' } } }),
);
export const slot = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[8]}`,
  }),
);
export const countdown = style(
  inComponentsLayer({
    ...small12,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    color: color.inkSecond,
    fontWeight: weight.medium,
    selectors: { '&[data-urgent]': { color: color.tone.caution.ink, fontWeight: weight.semibold } },
  }),
);
export const opened = style(
  inComponentsLayer({
    borderBlockStart: `1px solid ${color.lineSoft}`,
    background: color.accentSoft,
    boxShadow: `inset 3px 0 0 ${color.accent}`,
  }),
);
export const order = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: '20px 92px minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1.3fr) 76px 28px',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: '34px',
    padding: `${space[2]} 14px`,
    borderBlockEnd: `1px solid ${color.lineSoft}`,
    fontSize: text.label.fontSize,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:focus-within': { background: color.surface },
      '&[data-excluded]': { color: color.inkThird, textDecoration: 'line-through' },
    },
    '@media': {
      [narrow]: {
        gridTemplateColumns: '20px minmax(0, 1fr) auto 28px',
        gap: `${space[2]} ${space[8]}`,
        paddingBlock: space[6],
      },
    },
  }),
);
export const tick = style(inComponentsLayer({ '@media': { [narrow]: { gridRow: '1 / span 2' } } }));
export const number = style(inComponentsLayer({ fontWeight: weight.semibold, whiteSpace: 'nowrap' }));
export const buyer = style(
  inComponentsLayer({ ...clip, '@media': { [narrow]: { gridColumn: '2', gridRow: '2' } } }),
);
export const packaging = style(
  inComponentsLayer({
    ...clip,
    color: color.inkThird,
    '@media': { [narrow]: { gridColumn: '3 / -1', gridRow: '2', textAlign: 'end' } },
  }),
);
export const why = style(
  inComponentsLayer({ ...clip, color: color.inkSecond, '@media': { [narrow]: { display: 'none' } } }),
);
export const orderPrice = style(
  inComponentsLayer({ textAlign: 'end', '@media': { [narrow]: { gridColumn: '3', gridRow: '1' } } }),
);
export const more = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    padding: `${space[2]} 14px ${space[4]} 38px`,
  }),
);
export const hint = style(
  inComponentsLayer({
    ...small12,
    margin: 0,
    color: color.inkThird,
    '@media': { '(pointer: coarse)': { display: 'none' }, [narrow]: { display: 'none' } },
  }),
);
