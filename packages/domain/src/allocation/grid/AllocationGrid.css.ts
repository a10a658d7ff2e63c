import { style } from '@vanilla-extract/css';
import { color, focusRingInset, inComponentsLayer, radius, space, text, weight } from '@khep/ui/tokens';

const wide = '(inline-size >= 1060px)';
const table = '(inline-size >= 700px)';

const truncated = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const frame = style(
  inComponentsLayer({
    containerType: 'inline-size',
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    overflow: 'clip',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const grid = style(
  inComponentsLayer({ display: 'block', inlineSize: '100%', borderCollapse: 'collapse' }),
);
export const group = style(inComponentsLayer({ display: 'block' }));

const columns = {
  [table]: {
    gridTemplateColumns: '32px 92px minmax(100px, 1.2fr) 82px 84px minmax(150px, 1.6fr) 88px 64px 62px',
    gridTemplateAreas:
      '"box order to charged value courier price promise delivered" ". others others others others others others others others"',
    columnGap: space[8],
  },
  [wide]: {
    gridTemplateColumns:
      '28px 88px minmax(90px, 1fr) 88px 74px minmax(130px, 1.2fr) 82px 58px 58px minmax(286px, 1.3fr)',
    gridTemplateAreas: '"box order to charged value courier price promise delivered others"',
  },
} as const;

export const head = style(
  inComponentsLayer({
    display: 'none',
    alignItems: 'center',
    minBlockSize: 34,
    paddingInline: space[12],
    ...text.secondary,
    color: color.inkThird,
    background: color.canvas,
    borderBlockEnd: `1px solid ${color.line}`,
    '@container': {
      [table]: {
        ...columns[table],
        display: 'grid',
        gridTemplateAreas: '"box order to charged value courier price promise delivered"',
      },
      [wide]: columns[wide],
    },
  }),
);

export const row = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    gridTemplateAreas:
      '"box order value" ". to charged" ". courier price" ". promise delivered" ". others others"',
    gap: `${space[4]} ${space[8]}`,
    alignItems: 'center',
    padding: `${space[6]} ${space[12]}`,
    cursor: 'pointer',
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.lineSoft}` },
      '&:hover': { background: color.canvas },
      '&[aria-selected="true"]': { background: color.accentSoft },
      '&:focus-visible': focusRingInset,
      '&[data-open]': { background: color.accentSoft, boxShadow: `inset 3px 0 0 ${color.accent}` },
    },
    '@container': { [table]: { ...columns[table], minBlockSize: 52 }, [wide]: columns[wide] },
  }),
);
const area = (name: string) =>
  style(
    inComponentsLayer({
      gridArea: name,
      minInlineSize: 0,
      padding: 0,
      textAlign: 'start',
      fontWeight: 'inherit',
    }),
  );
const endArea = (name: string) =>
  style(
    inComponentsLayer({
      gridArea: name,
      minInlineSize: 0,
      padding: 0,
      textAlign: 'end',
      fontWeight: 'inherit',
    }),
  );
export const areas = {
  box: area('box'),
  order: area('order'),
  to: area('to'),
  charged: endArea('charged'),
  value: endArea('value'),
  courier: area('courier'),
  price: endArea('price'),
  promise: area('promise'),
  delivered: endArea('delivered'),
  others: area('others'),
};
export const detailRow = style(inComponentsLayer({ display: 'block' }));
export const detailCell = style(inComponentsLayer({ display: 'block', padding: 0 }));
/** Below the row where there is no column for it. */
export const othersHead = style(
  inComponentsLayer({ display: 'none', '@container': { [wide]: { display: 'block' } } }),
);

export const first = style(inComponentsLayer({ ...text.body, ...truncated, display: 'block' }));
export const strong = style([first, inComponentsLayer({ fontWeight: weight.semibold })]);
export const second = style(
  inComponentsLayer({
    ...text.secondary,
    ...truncated,
    display: 'block',
    color: color.inkThird,
    selectors: { '&[data-tone="caution"]': { color: color.tone.caution.ink } },
  }),
);
export const heavier = style(inComponentsLayer({ color: color.ink, fontWeight: weight.semibold }));
export const positive = style(
  inComponentsLayer({ color: color.tone.positive.ink, fontWeight: weight.semibold }),
);
export const caution = style(inComponentsLayer({ color: color.tone.caution.ink }));

export const choice = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[8],
    alignItems: 'center',
    inlineSize: '100%',
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: 2 } },
  }),
);
export const reason = style(
  inComponentsLayer({ display: 'inline-flex', gap: space[4], alignItems: 'center', maxInlineSize: '100%' }),
);
export const chips = style(inComponentsLayer({ display: 'flex', flexWrap: 'wrap', gap: space[4] }));
export const chip = style(
  inComponentsLayer({
    display: 'inline-flex',
    gap: space[4],
    alignItems: 'center',
    minBlockSize: 26,
    padding: `0 ${space[6]} 0 ${space[4]}`,
    border: `1px solid ${color.controlBorder}`,
    borderRadius: radius.pill,
    background: color.surface,
    ...text.secondary,
    color: color.inkSecond,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.accentSoft },
      '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
    },
    '@media': { '(pointer: coarse)': { minBlockSize: 40 } },
  }),
);
export const reasons = style(
  inComponentsLayer({ ...text.secondary, margin: 0, padding: 0, listStyle: 'none', color: color.inkSecond }),
);
export const failure = style(
  inComponentsLayer({
    ...text.secondary,
    margin: 0,
    color: color.tone.critical.ink,
    fontWeight: weight.medium,
  }),
);
