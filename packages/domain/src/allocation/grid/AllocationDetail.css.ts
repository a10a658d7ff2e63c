import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, space, text, weight } from '@khep/ui/tokens';

const table = '(inline-size >= 700px)';

export const detail = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderBlockEnd: `1px solid ${color.line}`,
    boxShadow: `inset 3px 0 0 ${color.accent}`,
    '@container': { [table]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
  }),
);
export const couriers = style(
  inComponentsLayer({
    listStyle: 'none',
    margin: 0,
    padding: `${space[4]} 0 ${space[4]} 3px`,
    minInlineSize: 0,
  }),
);
export const courier = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"radio mark name price" ". . facts difference" ". . notes notes"',
    columnGap: space[8],
    alignItems: 'center',
    padding: `${space[4]} ${space[16]}`,
    ...text.label,
    fontWeight: weight.regular,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.canvas },
      '&:has(input:checked)': { background: color.accentSoft },
      '&:has(input:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: -2 },
    },
    '@container': {
      [table]: {
        gridTemplateColumns: '20px auto minmax(110px, 1fr) 76px 70px minmax(150px, 1.4fr) 108px',
        gridTemplateAreas: '"radio mark name price difference facts notes"',
        minBlockSize: 30,
      },
    },
  }),
);
const area = (gridArea: string, end = false) =>
  style(inComponentsLayer({ gridArea, minInlineSize: 0, ...(end && { textAlign: 'end' as const }) }));
export const radio = style(
  inComponentsLayer({ gridArea: 'radio', margin: 0, accentColor: color.accent, outline: 'none' }),
);
export const mark = area('mark');
export const name = style([area('name'), inComponentsLayer({ fontWeight: weight.semibold })]);
export const price = style([area('price', true), inComponentsLayer({ fontWeight: weight.semibold })]);
export const difference = style([area('difference', true), inComponentsLayer({ color: color.inkSecond })]);
export const facts = style([area('facts'), inComponentsLayer({ color: color.inkSecond })]);
export const notes = area('notes', true);
export const rejected = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[8],
    padding: `${space[4]} ${space[16]}`,
    ...text.label,
    fontWeight: weight.regular,
    color: color.inkThird,
  }),
);
export const why = style(
  inComponentsLayer({
    padding: `${space[12]} ${space[16]}`,
    borderBlockStart: `1px solid ${color.line}`,
    '@container': {
      [table]: { borderBlockStart: 'none', borderInlineStart: `1px solid ${color.line}` },
    },
  }),
);
